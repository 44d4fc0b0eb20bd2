import * as z from 'zod';
import { rangesSchema } from '../../discovery/search/search-answer.ts';

/** A page with the words of a search. */
export const pageHit = z.object({
  fileId: z.string(),
  fileName: z.string(),
  /** From 1. */
  page: z.int(),
  /** A piece of its text around the words; shorter where this caller may not copy text. */
  text: z.string(),
  /** Where the words stand in the piece. */
  ranges: rangesSchema,
  /** Whether text stands before or behind the piece. */
  cutBefore: z.boolean(),
  cutAfter: z.boolean(),
});
export type PageHit = z.infer<typeof pageHit>;

/** Longest search in texts. */
export const MAX_PAGE_WORDS = 200;
/** Hits of a document among others. */
export const HITS_OF_OBJECT = 3;
