import * as z from 'zod';

export const ANSWERED_BY = ['library', 'builtIn', 'model'] as const;

/** A question with its answer as staff see it: nothing in it leads to its reader. */
export const reviewedAnswer = z.object({
  answerId: z.string(),
  /** Without numbers of cards and phones, mail addresses and the name of the reader. */
  question: z.string(),
  /** Markdown, masked in the same way. */
  reply: z.string(),
  sources: z.array(z.object({ recordId: z.string(), title: z.string() })),
  answeredBy: z.enum(ANSWERED_BY),
  isKnown: z.boolean(),
  isDisliked: z.boolean(),
  /** Calendar date in the library; the hour could tell who it was. */
  day: z.string(),
  isReviewed: z.boolean(),
});
export type ReviewedAnswer = z.infer<typeof reviewedAnswer>;
