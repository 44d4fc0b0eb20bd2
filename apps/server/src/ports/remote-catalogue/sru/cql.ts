import type { RemoteField } from '@lectern/contracts/people/tenant/source-settings';

/** Default CQL index of each field, from common context sets: CQL, Dublin Core, Bath. */
const INDEXES: Readonly<Record<RemoteField, string>> = {
  any: 'cql.serverChoice',
  title: 'dc.title',
  author: 'dc.creator',
  subject: 'dc.subject',
  isbn: 'bath.isbn',
  issn: 'bath.issn',
};

/**
 * The CQL 1.2 clause that searches for all words in the index of a field; for ISBN and ISSN, for the number. Special
 * characters in the words are escaped.
 */
export function cqlOf(
  words: string,
  field: RemoteField,
  indexes: Partial<Readonly<Record<RemoteField, string>>> = {},
): string {
  const relation = field === 'isbn' || field === 'issn' ? '=' : 'all';
  return `${indexes[field] ?? INDEXES[field]} ${relation} ${quoted(words)}`;
}

function quoted(words: string): string {
  return `"${words.replace(/[\\"*?^]/g, '\\$&')}"`;
}
