package cli

// far is how different a name may be that is offered for one that is unknown:
// any is better than none.
const far = 1 << 10
