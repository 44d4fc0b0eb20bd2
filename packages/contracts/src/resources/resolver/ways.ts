import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { itemViewSchema } from '../../collection/holdings/item-view.ts';
import { CLOSED_REASONS, LINK_LEVELS } from '../databases/entrance.ts';
import { TITLE_KINDS, titleSource } from '../titles/title.ts';

/** By what something was found: a number of the work, or only its title. */
export const FOUND_BY = ['number', 'title'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

/**
 * Why a database that has the title does not have what was asked for: its coverage does not reach there (`coverage`), or an embargo keeps
 * it back (`embargo`).
 */
export const NOT_ONLINE_REASONS = ['coverage', 'embargo'] as const;
export type NotOnlineReason = (typeof NOT_ONLINE_REASONS)[number];

const onlineShape = {
  titleId: z.string(),
  titleName: z.string(),
  titleKind: z.enum(TITLE_KINDS),
  foundBy: z.enum(FOUND_BY),
  /** The line of a title list that says so: its database, its coverage, and what an embargo leaves today. */
  source: titleSource,
};

/** A database that has what was asked for, or may have it. */
export const onlineWay = z.object({
  ...onlineShape,
  /** `unknown`: the request or the list does not say enough to be sure. */
  has: z.enum(['yes', 'unknown']),
  /** Whether an entrance is open to the caller now; `reason` says why none is. */
  isOpen: z.boolean(),
  reason: z.enum([...CLOSED_REASONS, '']),
  signInHelps: z.boolean(),
  /** How near the link leads to the article. */
  level: z.enum(LINK_LEVELS),
});
export type OnlineWay = z.infer<typeof onlineWay>;

/** A database that has the title, but not what was asked for. */
export const notOnlineWay = z.object({ ...onlineShape, why: z.enum(NOT_ONLINE_REASONS) });
export type NotOnlineWay = z.infer<typeof notOnlineWay>;

/** An address of the full text in a record of the catalogue. */
export const linkWay = z.object({
  /** The record that has it. */
  recordId: z.string(),
  url: z.string(),
  /** May be empty. */
  label: z.string(),
  note: z.string(),
  host: z.string(),
});
export type LinkWay = z.infer<typeof linkWay>;

/** A record of the catalogue with what the library holds of it. */
export const printWay = z.object({
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  year: z.int().nullable(),
  foundBy: z.enum(FOUND_BY),
  /** Whether the library has the volume that was asked for: `unknown` where no holdings say so. Of a whole work `yes`. */
  has: z.enum(['yes', 'no', 'unknown']),
  /** What holdings say of the run ("v.1 (1990)-v.20 (2009)"), and which item of the volume there is. */
  statements: z.array(z.string()),
  items: z.array(itemViewSchema),
  /** Items of the record, or of the volume where there are some. */
  itemCount: z.int(),
  onShelfCount: z.int(),
});
export type PrintWay = z.infer<typeof printWay>;

/** What the library does for the reader. */
export const requestWays = z.object({
  /** The record that requests are for; empty where there is none. */
  recordId: z.string(),
  /** Kinds that this reader can start now for it. */
  kinds: z.array(z.enum(REQUEST_KINDS)),
  /** Nobody is signed in, and what can be requested is only known then. */
  signInHelps: z.boolean(),
  /** Document delivery by a form of the portal, or a service elsewhere; empty where the library has none. */
  delivery: z.enum(['form', 'link', 'handover', '']),
});
export type RequestWays = z.infer<typeof requestWays>;

/** Another library whose catalogue can be searched from here. */
export const otherLibrary = z.object({ otherLib: z.string(), name: z.string() });
