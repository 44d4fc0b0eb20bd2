import * as z from 'zod';

/** Kinds of scholarly works. `notice`: an editorial, an erratum, a retraction. */
export const PAPER_TYPES = [
  'article',
  'review',
  'preprint',
  'conference',
  'chapter',
  'book',
  'thesis',
  'dataset',
  'software',
  'report',
  'standard',
  'peerReview',
  'notice',
  'other',
] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

/** Which text an open copy has: as published, as accepted, as it was sent in; empty: not said. */
export const COPY_VERSIONS = ['published', 'accepted', 'submitted', ''] as const;
export type CopyVersion = (typeof COPY_VERSIONS)[number];

/** UTF-16 units of the id of a paper. */
export const MAX_PAPER_ID = 500;

/** What one source says of a paper. What it does not say is empty or null. */
export const paperSaid = z.object({
  /** The provider. */
  code: z.string(),
  name: z.string(),
  /** The page of the paper there, or of the paper as it names it. */
  url: z.string(),
  year: z.int().nullable(),
  citedCount: z.int().nullable(),
  referenceCount: z.int().nullable(),
  isOpen: z.boolean().nullable(),
  isRetracted: z.boolean(),
});

/** A scholarly work that sources found, folded. Each fact is that of the first source, in the library's order, that says it. */
export const paper = z.object({
  /** `code:id`: the provider that names it first, and its id there. */
  id: z.string(),
  /** The id of its kept row, for favourites; empty if nobody keeps it. */
  recordId: z.string(),
  /** In lower case, without an address; empty without one. */
  doi: z.string(),
  title: z.string(),
  authors: z.array(z.object({ name: z.string(), orcid: z.string() })),
  /** Authors that the source counts; more than are named in a long list. */
  authorCount: z.int(),
  year: z.int().nullable(),
  /** YYYY, YYYY-MM or YYYY-MM-DD; empty if it is not known. */
  published: z.string(),
  type: z.enum(PAPER_TYPES),
  /** The journal, book or repository that has it. */
  journal: z.string(),
  volume: z.string(),
  issue: z.string(),
  /** `12-34`, or the number of the article. */
  pages: z.string(),
  issns: z.array(z.string()),
  isbns: z.array(z.string()),
  publisher: z.string(),
  /** ISO 639-1, or 639-2 without one; empty if it is not known. */
  language: z.string(),
  subjects: z.array(z.string()),
  abstract: z.string(),
  citedCount: z.int().nullable(),
  referenceCount: z.int().nullable(),
  /** Whether anybody may read it; null: no source says. */
  isOpen: z.boolean().nullable(),
  /** Where anybody may read it; empty if it is not known. */
  readUrl: z.string(),
  readVersion: z.enum(COPY_VERSIONS),
  /** As the source writes it: `cc-by`. */
  licence: z.string(),
  /** One of the sources says that it was retracted. */
  isRetracted: z.boolean(),
  /** Its page at the publisher or at the first source. */
  url: z.string(),
  /** An OpenURL 1.0 (the part behind `?`) with what is known of it, for the page of the resolver. */
  openUrl: z.string(),
  /** Who has it, and what each says. */
  said: z.array(paperSaid),
});
export type Paper = z.infer<typeof paper>;
