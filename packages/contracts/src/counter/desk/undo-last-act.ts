import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { NOTHING_TO_UNDO, UNDO_TOO_LATE } from '../../library-system/desk-errors.ts';
import { deskItemSchema } from './desk-views.ts';
import { barcode, DESK_ACCESS, DESK_REFUSALS } from './scan.ts';

export const UNDOABLE_ACTS = ['check_out', 'check_in', 'change_due_date'] as const;

/**
 * Undoes the last check-out, check-in or change of a due date of the caller, or the last one of a copy, for some minutes and while nobody
 * went on with the copy.
 */
export const undoLastAct = endpoint({
  methods: ['POST'],
  path: '/staff/desk/undo',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Undo the last step',
  input: z.object({ barcode: barcode.optional() }),
  output: z.object({ act: z.enum(UNDOABLE_ACTS), item: deskItemSchema }),
  errors: [...DESK_REFUSALS, NOTHING_TO_UNDO, UNDO_TOO_LATE],
  idempotent: true,
});
