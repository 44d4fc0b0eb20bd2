import type { PaperType } from '@lectern/contracts/discovery/scholar/paper';

/** The types of OpenAlex for each of ours, by which it narrows a search. */
export const OPENALEX_TYPES: Readonly<Record<PaperType, readonly string[]>> = {
  article: ['article', 'letter'],
  review: ['review'],
  preprint: ['preprint'],
  // OpenAlex has papers of conferences among articles.
  conference: ['article'],
  chapter: ['book-chapter', 'reference-entry'],
  book: ['book'],
  thesis: ['dissertation'],
  dataset: ['dataset'],
  software: ['software'],
  report: ['report'],
  standard: ['standard'],
  peerReview: ['peer-review'],
  notice: ['editorial', 'erratum', 'retraction'],
  other: ['other', 'paratext', 'libguides', 'supplementary-materials', 'grant'],
};

const BY_NAME: ReadonlyMap<string, PaperType> = new Map(
  (Object.entries(OPENALEX_TYPES) as [PaperType, readonly string[]][])
    .filter(([type]) => type !== 'conference')
    .flatMap(([type, names]) => names.map((name) => [name, type])),
);

/** The type of a work. Papers of conferences and preprints are known by the type that Crossref has for them. */
export function typeOfWork(type: string, typeOfCrossref: string): PaperType {
  if (typeOfCrossref === 'proceedings-article') return 'conference';
  if (typeOfCrossref === 'posted-content' && type === 'article') return 'preprint';
  return BY_NAME.get(type) ?? 'other';
}
