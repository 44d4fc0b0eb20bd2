import type { PaperType } from '@lectern/contracts/discovery/scholar/paper';

/** The types of Crossref (https://api.crossref.org/types) for each of ours, with their labels in its facet. */
const TYPES: Readonly<Record<PaperType, Readonly<Record<string, string>>>> = {
  article: { 'journal-article': 'Journal Article' },
  review: {},
  preprint: { 'posted-content': 'Posted Content' },
  conference: { 'proceedings-article': 'Conference Paper', proceedings: 'Proceedings' },
  chapter: {
    'book-chapter': 'Chapter',
    'book-section': 'Book Section',
    'book-part': 'Part',
    'reference-entry': 'Entry',
  },
  book: {
    book: 'Book',
    monograph: 'Monograph',
    'edited-book': 'Edited Book',
    'reference-book': 'Reference Book',
  },
  thesis: { dissertation: 'Dissertation' },
  dataset: { dataset: 'Dataset', database: 'Database' },
  software: {},
  report: { report: 'Report', 'report-component': 'Report Component' },
  standard: { standard: 'Standard' },
  peerReview: { 'peer-review': 'Peer Review' },
  notice: {},
  other: { other: 'Other', component: 'Component', journal: 'Journal', 'journal-issue': 'Journal Issue' },
};

const entries = Object.entries(TYPES) as [PaperType, Readonly<Record<string, string>>][];
const BY_CODE = new Map(
  entries.flatMap(([type, codes]) => Object.keys(codes).map((code) => [code, type] as const)),
);
const BY_LABEL = new Map(
  entries.flatMap(([type, codes]) =>
    Object.values(codes).map((label) => [label.toLowerCase(), type] as const),
  ),
);

export function typeOfCrossref(code: string): PaperType {
  return BY_CODE.get(code) ?? 'other';
}

/** The type of a label of the facet `type-name`. */
export function typeOfLabel(label: string): PaperType {
  return BY_LABEL.get(label.toLowerCase()) ?? 'other';
}

/** The codes by which Crossref narrows a search to some types. */
export function crossrefTypes(types: readonly PaperType[]): readonly string[] {
  return types.flatMap((type) => Object.keys(TYPES[type]));
}
