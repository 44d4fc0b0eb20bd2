import * as z from 'zod';

/**
 * What a wish is (document 2, section 3, "Recommendation"). `catalogue`: taken from a record of another library or of a bookseller; `free`:
 * typed; `custom`: by the library's own form; `electronic`: a database.
 */
export const WISH_KINDS = ['catalogue', 'free', 'custom', 'electronic'] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** The kinds that one set of calls serves; the electronic kind has calls of its own. */
export const BOOK_WISH_KINDS = ['catalogue', 'free', 'custom'] as const satisfies readonly WishKind[];

/** The way of a wish. `order` and `trial`: staff agreed to it. `cancelled`: everybody who wished it has left it. */
export const WISH_STATES = [
  'saved',
  'processing',
  'order',
  'trial',
  'refused',
  'ordered',
  'arrived',
  'cancelled',
] as const;
export type WishState = (typeof WISH_STATES)[number];

/** Nobody has decided yet: readers can join and leave. */
export const OPEN_WISH_STATES = ['saved', 'processing'] as const satisfies readonly WishState[];

/** Readers who wish the same can join in these. */
export const JOINABLE_STATES = [
  'saved',
  'processing',
  'order',
  'trial',
  'ordered',
] as const satisfies readonly WishState[];

/** What staff may decide. */
export const WISH_DECISIONS = ['processing', 'order', 'trial', 'refused'] as const;
export type WishDecision = (typeof WISH_DECISIONS)[number];

/** What a wish for something to read is. Periodicals are asked for a price and how often they appear. */
export const WISH_RESOURCE_TYPES = ['book', 'journal', 'ebook', 'thesis', 'audio', 'video', 'other'] as const;
export type WishResourceType = (typeof WISH_RESOURCE_TYPES)[number];

/** What a wish is for, without who wishes it. Texts that do not belong to its kind are empty. */
export const wishFacts = {
  kind: z.enum(WISH_KINDS),
  /** The title, or the name of the electronic resource. */
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  /** The year or the month, as the reader wrote it. */
  publishTime: z.string(),
  /** ISBN or ISSN. */
  standNo: z.string(),
  resourceType: z.string(),
  /** Code of `langCode`. */
  language: z.string(),
  /** Decimal, in `currency`. */
  price: z.string(),
  currency: z.string(),
  /** Code of `publFreqCode`. */
  pubFreq: z.string(),
  subject: z.string(),
  /** Codes of `documentTypeList`. */
  documentTypes: z.array(z.string()),
  webAddress: z.string(),
  introduction: z.string(),
};

/** Where the wish is now: the codes of `processTypeList`, and the exact state. */
export const wishProgress = {
  processType: z.enum(['processing', 'order', 'trial', 'refused']),
  detailType: z.enum(WISH_STATES),
  /** The library's answer; may be empty. */
  replyContent: z.string(),
};

/** A wish as its reader sees it. */
export const ownWish = z.object({
  id: z.string(),
  ...wishFacts,
  ...wishProgress,
  /** Why: a code of the library's list and its name; both empty without one. */
  reason: z.string(),
  reasonName: z.string(),
  note: z.string(),
  /** What the reader answered to the fields of the library's own form. */
  answers: z.array(z.object({ code: z.string(), name: z.string(), value: z.string() })),
  /** When the reader wished it or joined: an instant. */
  suggestDate: z.string(),
  /** How many readers wish it. */
  wishes: z.int(),
  /** The reader was not the first. */
  isJoined: z.boolean(),
  isNamed: z.boolean(),
  /** A copy is kept for the reader when it comes, in the order in which readers wished. */
  wantsCopy: z.boolean(),
  canCancel: z.boolean(),
  /** The record that has come; empty before. */
  recordId: z.string(),
  /** The database that is on trial; empty without one. */
  eCollectionId: z.string(),
  /** What happened, oldest first. */
  steps: z.array(z.object({ state: z.enum(WISH_STATES), at: z.string(), reply: z.string() })),
});
export type OwnWish = z.infer<typeof ownWish>;

/** What exists already of a work that somebody wants to wish for. */
export const foundAlready = z.object({
  /** Nothing hinders the wish. */
  isFree: z.boolean(),
  /** For people: what was found; empty where nothing was. */
  hint: z.string(),
  /** Own records with the same number or of the same work. */
  held: z.array(
    z.object({
      recordId: z.string(),
      title: z.string(),
      author: z.string(),
      publishYear: z.int().nullable(),
      /** The same ISBN or ISSN; otherwise another edition of the work. */
      isSame: z.boolean(),
    }),
  ),
  /** Databases that the library has; only of electronic wishes. */
  databases: z.array(z.object({ eCollectionId: z.string(), name: z.string() })),
  /** Open wishes for it. */
  wishes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      author: z.string(),
      standNo: z.string(),
      detailType: z.enum(WISH_STATES),
      wishes: z.int(),
      /** The same number, or the same title where one of both has none: a wish for it joins this one. */
      isSame: z.boolean(),
      isMine: z.boolean(),
    }),
  ),
  /** Other libraries that have it, with the address of its page there where it has one. */
  elsewhere: z.array(
    z.object({ code: z.string(), name: z.string(), numFound: z.int(), pageUrl: z.string() }),
  ),
});
export type FoundAlready = z.infer<typeof foundAlready>;
