import { REQUEST_STATUSES, REQUEST_STEPS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { instant } from '../../kernel/fields.ts';
import { OBJECTION_STATES } from './objection-state.ts';

/** What another reader asks for, as the reader sees it who has the copy. */
export const askedSchema = z.object({
  requestId: z.string(),
  requestNo: z.string(),
  requestStatus: z.enum(REQUEST_STATUSES),
  operationType: z.enum(REQUEST_STEPS),
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  volume: z.string(),
  barcode: z.string(),
  callNumber: z.string(),
  requestDate: instant,
  /** When it moves on by itself: nobody answered, met or confirmed; null at its end. */
  movesAt: instant.nullable(),
  /** Who asks, how to reach them, and what they wrote; empty at its end. */
  askerName: z.string(),
  contactInfo: z.string(),
  comments: z.string(),
  /** What the holder can do now. */
  canAccept: z.boolean(),
  canRefuse: z.boolean(),
  canEnterCode: z.boolean(),
  /** The right code was entered; the barcode of the copy is what is missing. */
  codeEntered: z.boolean(),
  /** If the copy changed hands between readers: until when the reader can object; null where nobody can. */
  objectUntil: instant.nullable(),
  objection: z.enum(OBJECTION_STATES),
});
export type AskedView = z.infer<typeof askedSchema>;
