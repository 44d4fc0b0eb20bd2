import type { SearchField } from '../search-engine.ts';

/**
 * Names do not change with grammar: Rivers is not River, Presses are not a Press. Abstracts and notes are long, and what they
 * are about stands in titles and subjects too: their stems would be most of all stems and find little.
 */
const WITHOUT_STEMS: ReadonlySet<SearchField> = new Set(['author', 'publisher', 'abstract', 'notes']);

/** The languages whose stems a field of a record holds and a query for the field asks: none in names and in prose. */
export function languagesOfField(
  field: SearchField,
  languages: readonly string[] | undefined,
): readonly string[] | undefined {
  return WITHOUT_STEMS.has(field) ? undefined : languages;
}
