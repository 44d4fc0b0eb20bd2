import * as z from 'zod';
import { wholeNumber } from '../../kernel/fields.ts';

/** What can be reviewed: works and electronic databases. */
export const REVIEW_KINDS = ['bib', 'eresource'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** `pending`: only its author sees it. `refused`: its author reads why. */
export const REVIEW_STATES = ['pending', 'open', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const MOST_STARS = 5;
export const stars = wholeNumber(1, MOST_STARS);
/** Characters of a review. */
export const MAX_REVIEW = 2000;
export const MAX_PUBLIC_NAME = 20;

/** How readers rate a work. Only open reviews count. */
export const scoreSchema = z.object({
  count: z.int(),
  /** From 1 to 5, two decimals; null if nobody rated it. */
  average: z.number().nullable(),
  /** How many readers gave one star, two stars, up to five. */
  spread: z.array(z.int()).length(MOST_STARS),
});
export type Score = z.infer<typeof scoreSchema>;

/** A review as its author sees it. */
export const ownReviewSchema = z.object({
  commentId: z.string(),
  kind: z.enum(REVIEW_KINDS),
  /** The record of the work as it is now in the catalogue, or was when the review was written. */
  recordId: z.string(),
  inCatalogue: z.boolean(),
  /** Type of the resource, a code of the dictionary `commentDocCode`. */
  docCode: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string(),
  imgUrl: z.string(),
  stars: z.int(),
  /** Lines are separated by line feeds; empty for stars alone. */
  content: z.string(),
  state: z.enum(REVIEW_STATES),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  submissionTime: z.string(),
  /** When staff decided, or stars alone began to count; null while it waits. */
  checkTime: z.string().nullable(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;
