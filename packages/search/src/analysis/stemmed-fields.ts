import type { SearchField } from '../search-engine.ts';

/** Names do not change with grammar: Rivers is not River, Presses are not a Press. */
const NAMES: ReadonlySet<SearchField> = new Set(['author', 'publisher']);

/** The languages whose stems a field of a record holds and a query for the field asks: none in fields of names. */
export function languagesOfField(
  field: SearchField,
  languages: readonly string[] | undefined,
): readonly string[] | undefined {
  return NAMES.has(field) ? undefined : languages;
}
