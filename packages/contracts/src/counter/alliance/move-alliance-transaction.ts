import { ALLIANCE_VERBS } from '@lectern/rules/alliance/ways';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import {
  ITEM_HELD_FOR_OTHER,
  ITEM_NOT_AVAILABLE,
  ITEM_NOT_LOANABLE,
  LOAN_LIMIT_REACHED,
  NO_LOAN_RULE,
} from '../../library-system/check-out-errors.ts';
import { ITEM_NOT_FOUND } from '../../library-system/errors.ts';
import { barcode, DESK_ACCESS, PLACED_REFUSALS } from '../desk/scan.ts';
import {
  ALLIANCE_ACCOUNT_BLOCKED,
  ALLIANCE_COPY_OTHER,
  ALLIANCE_STEP_PASSED,
  ALLIANCE_TRANSACTION_UNKNOWN,
} from './errors.ts';
import { staffTransactionSchema } from './transaction-views.ts';

/** What lending a copy to another library may be refused with. */
export const LENT_OUT_REFUSALS = [
  ITEM_NOT_FOUND,
  ITEM_NOT_AVAILABLE,
  ITEM_NOT_LOANABLE,
  NO_LOAN_RULE,
  ITEM_HELD_FOR_OTHER,
  LOAN_LIMIT_REACHED,
  ALLIANCE_ACCOUNT_BLOCKED,
] as const;

/**
 * Makes one move of a transaction. To send a copy takes its barcode and lends it to the other library; to take it back ends this loan. The
 * other library is told at once if it answers, else as soon as it does.
 */
export const moveAllianceTransaction = endpoint({
  methods: ['POST'],
  path: '/staff/alliance/move',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Move a transaction of the alliance on',
  input: z.object({
    transactionId: id,
    verb: z.enum(ALLIANCE_VERBS),
    /** The barcode of the copy that is sent. */
    barcode: barcode.optional(),
    /** Why it is refused; the reader reads it. */
    reason: text(200).default(''),
  }),
  output: staffTransactionSchema,
  errors: [
    ...PLACED_REFUSALS,
    ...LENT_OUT_REFUSALS,
    ALLIANCE_TRANSACTION_UNKNOWN,
    ALLIANCE_STEP_PASSED,
    ALLIANCE_COPY_OTHER,
  ],
  idempotent: true,
});
