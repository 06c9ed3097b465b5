// The law has the cards offered to be cut. Who does not want to be asked declines, and the answer is recorded like any other.

/** What declines a question, if it is the offer of the cut and one does not want to be asked. */
export function declinedCut(question: { offer: string; choices?: string[] | null } | undefined, setting: string | undefined): string | undefined {
  if (setting === 'asks' || question?.offer !== 'cut') return undefined
  return question.choices?.find((c) => c === 'decline' || c === 'no-cut')
}
