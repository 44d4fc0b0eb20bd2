/** A test for the rows of an export: true for the chosen ones, and for every row where none were chosen. */
export function isChosen(loanIds: readonly string[] | undefined): (loanId: string) => boolean {
  const chosen = loanIds && new Set(loanIds);
  return (loanId) => chosen?.has(loanId) ?? true;
}
