/** The names in the order in which it is their turn: those behind the one that came last, then the others. */
export function inTurn(names: readonly string[], last: string): string[] {
  return [...names.filter((name) => name > last), ...names.filter((name) => name <= last)];
}
