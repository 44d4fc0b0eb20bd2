import * as z from 'zod';
import { WISH_STATES, wishFacts } from './wish.ts';

/** A wish as staff see it, without who wished it. */
export const suggestion = z.object({
  id: z.string(),
  ...wishFacts,
  state: z.enum(WISH_STATES),
  reply: z.string(),
  wishes: z.int(),
  createdAt: z.string(),
  changedAt: z.string(),
  decidedBy: z.string(),
  source: z.string(),
  recordId: z.string(),
  eCollectionId: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** Wishes for editions of one work. */
export const suggestedWork = z.object({
  /** Names the work. */
  key: z.string(),
  title: z.string(),
  author: z.string(),
  /** Readers who wish for any of them. */
  wishes: z.int(),
  suggestions: z.array(suggestion),
  /** Own records of the work, with how many copies each has. */
  held: z.array(
    z.object({
      recordId: z.string(),
      title: z.string(),
      publishYear: z.int().nullable(),
      copies: z.int(),
    }),
  ),
});
export type SuggestedWork = z.infer<typeof suggestedWork>;

/** Who wished something. Only staff with the permission see it. */
export const wishingReader = z.object({
  name: z.string(),
  primaryId: z.string(),
  reason: z.string(),
  reasonName: z.string(),
  note: z.string(),
  majorName: z.string(),
  joinedAt: z.string(),
  isNamed: z.boolean(),
  wantsCopy: z.boolean(),
  pickupLibrary: z.string(),
  answers: z.array(z.object({ code: z.string(), name: z.string(), value: z.string() })),
});
