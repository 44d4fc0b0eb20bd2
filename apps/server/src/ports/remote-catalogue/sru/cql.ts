import type { RemoteField } from '@lectern/contracts/sources/remote-query';

/** Indexes of the context sets that SRU servers commonly know: CQL's own, Dublin Core, Bath. */
const INDEXES: Readonly<Record<RemoteField, string>> = {
  any: 'cql.serverChoice',
  title: 'dc.title',
  author: 'dc.creator',
  subject: 'dc.subject',
  isbn: 'bath.isbn',
  issn: 'bath.issn',
};

/** Words as a CQL 1.2 clause: all of them in the index; a number as it stands. Nothing in them is an operator or a mask. */
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
