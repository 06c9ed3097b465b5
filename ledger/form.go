package ledger

// Form is the form of the transfers that this program writes and reads: the names of accounts, the states and what a
// transfer says. Another form has another number.
const Form = 1
