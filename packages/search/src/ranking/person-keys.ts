import { isInverted, nameKey } from '../analysis/name-key.ts';
import type { SearchDocument, SearchField } from '../search-document.ts';
import type { MatchMode } from '../search-engine.ts';
import { type WholeValueKey, wholeValueKey } from './whole-value-key.ts';

/** A sign that no folded text holds keeps the keys of persons apart from those of titles (see title-keys.ts). */
const PERSON = '\u0006';

/** The key of a person's name, in either order; undefined for a text that is no name. */
export function personKey(name: string): WholeValueKey | undefined {
  const key = nameKey(name);
  return key === undefined ? undefined : wholeValueKey(PERSON + key);
}

/** The keys of the names of the persons who made a document's work. */
export function personKeys({ persons = [] }: Pick<SearchDocument, 'persons'>): WholeValueKey[] {
  return persons.flatMap((name) => personKey(name) ?? []);
}

/**
 * Whether documents by the person whose name was typed are hits even if they do not hold the words as typed: the years of a heading are no
 * words of the author, and an exact value is in inverted order. What stands in quotes is taken as it stands, but for headings.
 */
export function findsPerson(field: SearchField, match: MatchMode, text: string): boolean {
  if (field === 'author')
    return match === 'all' || match === 'exact' || (match === 'phrase' && isInverted(text));
  return field === 'any' && match === 'all' && isInverted(text) && /\d/u.test(text);
}
