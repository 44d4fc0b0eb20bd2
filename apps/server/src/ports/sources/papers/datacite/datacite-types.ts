import type { PaperType } from '@lectern/contracts/discovery/scholar/paper';

/** `resourceTypeGeneral` of DataCite (Metadata Schema 4.5) for each type of ours. */
export const DATACITE_TYPES: Readonly<Record<PaperType, readonly string[]>> = {
  article: ['JournalArticle', 'DataPaper'],
  review: [],
  preprint: ['Preprint'],
  conference: ['ConferencePaper', 'ConferenceProceeding'],
  chapter: ['BookChapter'],
  book: ['Book'],
  thesis: ['Dissertation'],
  dataset: ['Dataset'],
  software: ['Software', 'ComputationalNotebook'],
  report: ['Report'],
  standard: ['Standard'],
  peerReview: ['PeerReview'],
  notice: [],
  other: ['Text', 'Other', 'Image', 'Audiovisual', 'Collection', 'PhysicalObject', 'Model', 'Sound'],
};

const BY_NAME: ReadonlyMap<string, PaperType> = new Map(
  (Object.entries(DATACITE_TYPES) as [PaperType, readonly string[]][]).flatMap(([type, names]) =>
    names.map((name) => [name.toLowerCase(), type] as const),
  ),
);

/** The type of a work. Older records call everything written `Text`, and what it is in words of their own. */
export function typeOfDatacite(general: string, own: string): PaperType {
  const type = BY_NAME.get(general.replaceAll(/[\s_-]/g, '').toLowerCase()) ?? 'other';
  if (type !== 'other') return type;
  const words = own.toLowerCase();
  if (/thesis|dissertation/.test(words)) return 'thesis';
  if (/preprint/.test(words)) return 'preprint';
  if (/conference|proceeding/.test(words)) return 'conference';
  if (/article/.test(words)) return 'article';
  return /report/.test(words) ? 'report' : 'other';
}
