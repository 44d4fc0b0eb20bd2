/** Between two facts of a line. The dot stays with the fact before it, so that no line begins with one. */
export const BETWEEN_FACTS = '\u00a0· ';

/** Short facts in one line: "Macmillan · 1948 · Book". What is not known is left out. */
export function factLine(...facts: readonly (string | number | null | undefined)[]): string {
  return facts.filter(Boolean).join(BETWEEN_FACTS);
}
