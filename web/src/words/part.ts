/** What is put into a text: a name, a number, an amount that is written already. */
export type Part = string | number
