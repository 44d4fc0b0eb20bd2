import type { SearchField } from '../search-document.ts';

/**
 * Names do not change with grammar: Rivers is not River, Presses are not a Press. Abstracts and notes are long, and their
 * subjects stand in titles and subject headings too: their stems would be most of all stems and find little more.
 */
const WITHOUT_STEMS: ReadonlySet<SearchField> = new Set(['author', 'publisher', 'abstract', 'notes']);

/** The languages whose stems a field holds and a query of the field looks for: none for names and for prose. */
export function languagesOfField(
  field: SearchField,
  languages: readonly string[] | undefined,
): readonly string[] | undefined {
  return WITHOUT_STEMS.has(field) ? undefined : languages;
}
