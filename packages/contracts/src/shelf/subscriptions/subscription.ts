import * as z from 'zod';
import { searchStateSchema } from '../../discovery/search/search-state.ts';

/** What can be watched. All of them are searches; the kind says how the term is read and shown. */
export const SUBSCRIPTION_KINDS = ['search', 'author', 'subject', 'class', 'journal'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** When the reader is told of new works: as they come, once a day, or once a week. */
export const RHYTHMS = ['now', 'daily', 'weekly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const MAX_TERM = 200;
/** Subscriptions that one reader may have. */
export const MOST_SUBSCRIPTIONS = 200;
/** Works that one message lists; it counts the others. */
export const MOST_LISTED_WORKS = 50;

export const subscriptionSchema = z.object({
  subscriptionId: z.string(),
  kind: z.enum(SUBSCRIPTION_KINDS),
  /** What is watched, in the words of the reader. */
  term: z.string(),
  /** The search that works must fit. */
  state: searchStateSchema,
  rhythm: z.enum(RHYTHMS),
  paused: z.boolean(),
  createdAt: z.string(),
  /** Works found so far, and when the last one was; null without one. */
  found: z.int(),
  lastFoundAt: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** A work that a subscription found. */
export const foundWorkSchema = z.object({
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  foundAt: z.string(),
  /** False: the catalogue does not show this record any more. */
  inCatalogue: z.boolean(),
  publisher: z.string(),
  publishYear: z.int().nullable(),
  /** Empty where there is no picture. */
  imgUrl: z.string(),
});
export type FoundWork = z.infer<typeof foundWorkSchema>;
