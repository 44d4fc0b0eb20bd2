import * as z from 'zod';

/** What a title is: it appears in parts (journal, series, newspaper), or once (book, video). */
export const TITLE_KINDS = ['serial', 'monograph'] as const;
export type TitleKind = (typeof TITLE_KINDS)[number];

/** What of a title is online (KBART: coverage_depth); `other` where the list does not say, or says something else. */
export const TITLE_DEPTHS = ['fulltext', 'ebook', 'video', 'selected', 'abstracts', 'other'] as const;
export type TitleDepth = (typeof TITLE_DEPTHS)[number];

/** What lists of the library say of a journal: its articles are reviewed by peers; it is in the Directory of Open Access Journals. */
export const TITLE_MARKS = ['peerReviewed', 'doaj'] as const;
export type TitleMark = (typeof TITLE_MARKS)[number];

/** What of a title is online in a database. Dates are YYYY, YYYY-MM or YYYY-MM-DD. All may be empty. */
export const titleCoverage = {
  firstDate: z.string(),
  firstVolume: z.string(),
  firstIssue: z.string(),
  /** The last ones are empty where it goes on. */
  lastDate: z.string(),
  lastVolume: z.string(),
  lastIssue: z.string(),
  /** As KBART has it: `P1Y` all but the last year, `R10Y` only the last ten years; both joined by `;`. */
  embargo: z.string(),
};

/** A database that has the title. */
export const titleSource = z.object({
  /** Names this coverage: a database may have a title in several parts. */
  sourceId: z.string(),
  eresourceId: z.string(),
  eresourceName: z.string(),
  ...titleCoverage,
  /** The span of dates that can be read today, the embargo counted in; empty where it has no beginning or no end. */
  openFrom: z.string(),
  openTo: z.string(),
  depth: z.enum(TITLE_DEPTHS),
  /** Everybody may read it. */
  isFree: z.boolean(),
  /** As the list says; may be empty. */
  note: z.string(),
  /** False: it is only named. */
  canOpen: z.boolean(),
});
export type TitleSource = z.infer<typeof titleSource>;

const summaryShape = {
  id: z.string(),
  name: z.string(),
  kind: z.enum(TITLE_KINDS),
  /** A to Z, or `#`: Han by pinyin, without articles. */
  letter: z.string(),
  publisher: z.string(),
  /** First author, or editor, of a book; may be empty. */
  author: z.string(),
  /** NNNN-NNNC; empty without one. */
  printIssn: z.string(),
  onlineIssn: z.string(),
  /** 13 digits; empty without them. */
  printIsbn: z.string(),
  onlineIsbn: z.string(),
  marks: z.array(z.enum(TITLE_MARKS)),
};

/** A title among others, with the databases that have it. */
export const titleSummary = z.object({ ...summaryShape, sources: z.array(titleSource) });
export type TitleSummary = z.infer<typeof titleSummary>;

/** Another title in relation to one. */
const relatedTitle = z.object({ id: z.string(), name: z.string(), kind: z.enum(TITLE_KINDS) });

/** A record of the catalogue that has the title in print. */
const printedRecord = z.object({
  recordId: z.string(),
  title: z.string(),
  /** What there is, as the record says (MARC 866 and its like): place, call number and "v.1 (1990)-v.20 (2009)"; each may be empty. */
  statements: z.array(z.object({ place: z.string(), callNo: z.string(), summary: z.string() })),
});

/** A title with all that readers see of it. */
export const titleDetail = titleSummary.extend({
  /** How often it was opened in 30 days. */
  openCount: z.int(),
  /** Edition and date of a book; may be empty. */
  edition: z.string(),
  publishedOn: z.string(),
  /** The title that it continues, and those that continue it. */
  /** Records with a number of the title that have copies or say what there is; at most five. */
  printed: z.array(printedRecord),
  /** How many articles of the catalogue are in it. */
  articleCount: z.int(),
  earlier: z.array(relatedTitle),
  later: z.array(relatedTitle),
});
export type TitleDetail = z.infer<typeof titleDetail>;
