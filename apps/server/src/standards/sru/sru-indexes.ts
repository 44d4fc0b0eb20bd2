import type { FacetField, SearchField } from '@lectern/search/search-document';
import type { SortKey } from '@lectern/search/search-engine';

/** What a CQL index searches: words in any of the fields, the year, codes, the record's id, or all records. */
export type IndexTarget =
  | { readonly kind: 'words'; readonly fields: readonly SearchField[] }
  | { readonly kind: 'year' }
  | { readonly kind: 'code'; readonly facet: FacetField }
  | { readonly kind: 'record' }
  | { readonly kind: 'everything' };

export interface SruIndex {
  /** Names with context set: `dc.title` and `bath.title` are the same index. */
  readonly names: readonly `${ContextSet}.${string}`[];
  readonly title: string;
  readonly target: IndexTarget;
  readonly sort?: SortKey;
}

/** URIs of the supported context sets, by default prefix. */
export const CONTEXT_SETS = {
  cql: 'info:srw/cql-context-set/1/cql-v1.2',
  dc: 'info:srw/cql-context-set/1/dc-v1.1',
  bath: 'http://zing.z3950.org/cql/bath/2.0/',
  rec: 'info:srw/cql-context-set/2/rec-1.1',
  sort: 'info:srw/cql-context-set/1/sort-v1.0',
} as const;
export type ContextSet = keyof typeof CONTEXT_SETS;

const words = (...fields: SearchField[]): IndexTarget => ({ kind: 'words', fields });

export const SRU_INDEXES: readonly SruIndex[] = [
  {
    names: ['cql.serverChoice', 'cql.anywhere', 'cql.anyIndexes', 'bath.any'],
    title: 'Anywhere',
    target: words('any'),
  },
  { names: ['cql.allRecords'], title: 'All records', target: { kind: 'everything' } },
  {
    names: ['dc.title', 'bath.title', 'bath.uniformTitle', 'bath.keyTitle'],
    title: 'Title',
    target: words('title'),
    sort: 'title',
  },
  {
    names: [
      'dc.creator',
      'dc.contributor',
      'bath.author',
      'bath.name',
      'bath.personalName',
      'bath.corporateName',
    ],
    title: 'Names',
    target: words('author'),
    sort: 'author',
  },
  {
    names: ['dc.subject', 'bath.subject', 'bath.topicalSubject'],
    title: 'Subject',
    target: words('subject'),
  },
  { names: ['dc.publisher', 'bath.publisher'], title: 'Publisher', target: words('publisher') },
  { names: ['dc.description'], title: 'Contents and notes', target: words('abstract', 'contents', 'notes') },
  { names: ['dc.relation', 'bath.seriesTitle'], title: 'Series', target: words('series') },
  {
    names: ['dc.identifier', 'bath.standardIdentifier'],
    title: 'Numbers',
    target: words('isbn', 'issn', 'identifier'),
  },
  { names: ['bath.isbn'], title: 'ISBN', target: words('isbn') },
  { names: ['bath.issn'], title: 'ISSN', target: words('issn') },
  { names: ['bath.callNumber'], title: 'Call number', target: words('callNumber') },
  { names: ['bath.classification'], title: 'Class number', target: words('classNumber') },
  { names: ['dc.date'], title: 'Year of publication', target: { kind: 'year' }, sort: 'year' },
  { names: ['dc.language'], title: 'Language (ISO 639-2/B)', target: { kind: 'code', facet: 'language' } },
  { names: ['dc.type'], title: 'Type of document', target: { kind: 'code', facet: 'docType' } },
  { names: ['rec.identifier', 'rec.id'], title: 'Identifier of the record', target: { kind: 'record' } },
];
