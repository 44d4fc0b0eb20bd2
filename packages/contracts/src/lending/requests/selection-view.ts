import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { refusalSchema } from '../loans/loan-view.ts';

/** The most works of one request of a selection. */
export const MOST_REQUESTED = 20;

/** Each work is taken once. */
export const selectedRecords = {
  recordIds: requiredListOf(id, MOST_REQUESTED),
};

/**
 * What became of a work of a selection, or would. `ready`: it can be requested; `placed`: it was; `already`: the reader has a request of
 * it;
 * `volume`: the reader must choose a volume on its page; `refused`: with the reason; `gone`: the catalogue does not have it any more.
 */
export const SELECTION_OUTCOMES = ['ready', 'placed', 'already', 'volume', 'refused', 'gone'] as const;
export type SelectionOutcome = (typeof SELECTION_OUTCOMES)[number];

/** One work of a selection, in the order of the ids. */
export const selectionRow = z.object({
  recordId: z.string(),
  outcome: z.enum(SELECTION_OUTCOMES),
  /** The kind that is or would be placed; else null. */
  type: z.enum(REQUEST_KINDS).nullable(),
  /** The number of the request that was placed; else empty. */
  requestNo: z.string(),
  /** Why a work was refused; else null. */
  refusal: refusalSchema.nullable(),
});
export type SelectionRow = z.infer<typeof selectionRow>;
