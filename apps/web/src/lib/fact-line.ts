import { isolated } from '@lectern/rules/isolated-text';

/** The separator of two facts in a line. It does not break before the dot, so that no line begins with a dot. */
export const BETWEEN_FACTS = '\u00a0· ';

/** Short facts in one line: "Macmillan · 1948 · Book". Unknown facts are left out. */
export function factLine(...facts: readonly (string | number | false | null | undefined)[]): string {
  return facts
    .filter(Boolean)
    .map((fact) => isolated(String(fact)))
    .join(BETWEEN_FACTS);
}
