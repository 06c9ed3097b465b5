// Spanish, all of it: fetched as one file when somebody chooses it.
import chat from './chat'
import common from './common'
import design from './design'
import desk from './desk'
import fair from './fair'
import heard from './heard.json'
import history from './history'
import inspector from './inspector'
import keno from './keno'
import learn from './learn'
import lobby from './lobby'
import odds from './odds'
import papers from './papers'
import people from './people'
import reports from './reports'
import rules from './rules.json'
import says from './says.json'
import shell from './shell'
import surveillance from './surveillance'
import table from './table'

const catalogue = {
  chat,
  common,
  design,
  desk,
  fair,
  history,
  inspector,
  keno,
  learn,
  lobby,
  odds,
  papers,
  people,
  reports,
  rules: { ...rules, ...heard } as Record<string, string>,
  says: says as Record<string, string>,
  shell,
  surveillance,
  table,
}

export type Catalogue = typeof catalogue
export default catalogue
