import * as z from 'zod';
import { calendarDate, id, listOf } from '../../kernel/fields.ts';
import { sharedLines, sharedText } from '../../kernel/shared-text.ts';

/** How many lists one reader may have, how many works a list, and how many lists one may follow. */
export const MOST_LISTS = 100;
export const MOST_ENTRIES = 300;
export const MOST_FOLLOWED = 500;
/** The most works of one call. */
export const MOST_AT_ONCE = 100;
export const MAX_LIST_NAME = 80;
export const MAX_INTRODUCTION = 1000;
export const MAX_NOTE = 500;
/** Document 1, section 9. */
export const MAX_COVER_BYTES = 2 * 1024 * 1024;

/**
 * Who sees a list. `private`: its reader alone. `pending`: also the staff who review it. `open`: everybody, within its dates. `refused`:
 * its reader alone, with the reason of the staff.
 */
export const LIST_STATES = ['private', 'pending', 'open', 'refused'] as const;
export type ListState = (typeof LIST_STATES)[number];

/** Whose list it is. Readers stay without a name. */
export const LIST_MAKERS = ['reader', 'library'] as const;
export type ListMaker = (typeof LIST_MAKERS)[number];

const day = calendarDate.or(z.literal('')).default('');

/** What its maker says about a list. Without dates it is shown always. */
export const listFacts = {
  name: sharedText(MAX_LIST_NAME),
  introduction: sharedLines(MAX_INTRODUCTION).default(''),
  shownFrom: day,
  shownTo: day,
};

export const chosenWorks = { recordIds: listOf(id, MOST_AT_ONCE) };
export const entryNote = sharedLines(MAX_NOTE);

/** A work for the cover that is drawn of a list without a picture. */
export const drawnWork = z.object({
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  /** Empty where there is no picture. */
  imgUrl: z.string(),
});

export const summaryShape = {
  id: z.string(),
  name: z.string(),
  introduction: z.string(),
  by: z.enum(LIST_MAKERS),
  /** The picture; empty without one. */
  imgUrl: z.string(),
  /** The first works. */
  works: z.array(drawnWork),
  count: z.int(),
  followers: z.int(),
  /** Calendar dates; empty without them. */
  shownFrom: z.string(),
  shownTo: z.string(),
  updatedAt: z.string(),
  /** Whether the caller made it, and whether the caller follows it. */
  own: z.boolean(),
  followed: z.boolean(),
};

/** A list as everybody sees it among others. */
export const listSummary = z.object(summaryShape);
export type ListSummary = z.infer<typeof listSummary>;

/** A list as its reader sees it among others. */
export const ownSummary = z.object({
  ...summaryShape,
  state: z.enum(LIST_STATES),
  /** Why the staff refused it; empty if they did not. */
  reason: z.string(),
  /** The list that takes what is added without naming one. */
  isDefault: z.boolean(),
  /** Changes with each change of name, introduction and dates. */
  version: z.int(),
  /** Whether it has the work that was asked about. */
  has: z.boolean(),
});
export type OwnSummary = z.infer<typeof ownSummary>;

export const listEntry = z.object({
  recordId: z.string(),
  /** As the catalogue has it now, or as it was when the work was added. */
  title: z.string(),
  author: z.string(),
  isbn: z.string(),
  publisher: z.string(),
  publishYear: z.int().nullable(),
  imgUrl: z.string(),
  note: z.string(),
  /** False: the catalogue does not show this record any more. */
  inCatalogue: z.boolean(),
});
export type ListEntry = z.infer<typeof listEntry>;

export const listPage = z.object({ total: z.int(), lists: z.array(listSummary) });
export const ownPage = z.object({ total: z.int(), lists: z.array(ownSummary) });
