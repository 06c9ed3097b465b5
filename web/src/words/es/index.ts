// Spanish, all of it: fetched as one file when somebody chooses it.
import shell from './shell'

const catalogue = { shell }

export type Catalogue = typeof catalogue
export default catalogue
