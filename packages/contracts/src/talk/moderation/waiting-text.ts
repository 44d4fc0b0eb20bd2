import * as z from 'zod';
import { instant } from '../../kernel/fields.ts';
import { REVIEWED_KINDS, TEXT_STATES } from './kinds.ts';

/** What a reader wrote, as staff see it. */
export const waitingTextSchema = z.object({
  id: z.string(),
  /** Grows when the author sends another version, and when staff decide: a decision names the one that was read. */
  version: z.int(),
  kind: z.enum(REVIEWED_KINDS),
  subjectId: z.string(),
  state: z.enum(TEXT_STATES),
  /** The title of the work or the list; empty where it has none. */
  title: z.string(),
  text: z.string(),
  /** An address that the browser of the staff can open; empty without a picture. */
  pictureUrl: z.string(),
  /** The record that it is about; empty if it is about none. */
  recordId: z.string(),
  author: z.object({
    patronId: z.string(),
    primaryId: z.string(),
    name: z.string(),
    /** Until when the author publishes nothing; null if not blocked. */
    blockedUntil: instant.nullable(),
  }),
  submittedAt: instant,
  /** Why readers want it away, the first first. */
  reports: z.array(z.object({ reason: z.string(), reportedAt: instant })),
  /** The last decision; empty and null if there was none. */
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
});
export type WaitingText = z.infer<typeof waitingTextSchema>;
