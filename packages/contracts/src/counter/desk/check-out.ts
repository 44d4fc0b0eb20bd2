import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import {
  ITEM_NOT_AVAILABLE,
  ITEM_NOT_LOANABLE,
  LOAN_LIMIT_REACHED,
  NO_LOAN_RULE,
} from '../../library-system/check-out-errors.ts';
import {
  ITEM_KEPT_FOR_READER,
  ITEM_ON_LOAN_TO_READER,
  ITEM_WAITED_FOR,
  NUMBER_OF_COPY_AND_READER,
} from '../../library-system/desk-errors.ts';
import { ITEM_NOT_FOUND, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import {
  ACCOUNT_BLOCKED,
  ACCOUNT_EXPIRED,
  ACCOUNT_FROZEN,
  ACCOUNT_GUARANTEED,
  ACCOUNT_GUARANTEES,
  CARD_LOST,
  FINES_OVER_LIMIT,
} from '../../library-system/patron-block-errors.ts';
import { deskItemSchema } from './desk-views.ts';
import { barcode, DESK_ACCESS, DESK_RATE, isCopy, PLACED_REFUSALS, reason } from './scan.ts';

/**
 * Lends a copy. The same scan within ten seconds answers the same loan; later ITEM_ON_LOAN_TO_READER asks whether to renew. A reason
 * (`override`) lends against blocks, limits and kinds of item, where the caller has the permission `circulation.override`. What is kept
 * for another reader, or waited for, is lent with a reason and `overrideHold`, where the caller has `circulation.override-hold`; the
 * request that loses the copy goes on to another one.
 */
export const checkOut = endpoint({
  methods: ['POST'],
  path: '/staff/desk/checkOut',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Lend a copy',
  input: z.object({
    patronId: id,
    barcode,
    isCopy,
    override: reason.optional(),
    overrideHold: z.boolean().optional(),
  }),
  output: z.object({ loanId: z.string(), normReturnDate: z.string(), item: deskItemSchema }),
  errors: [
    ...PLACED_REFUSALS,
    ITEM_NOT_FOUND,
    NUMBER_OF_COPY_AND_READER,
    PATRON_NOT_FOUND,
    ITEM_NOT_AVAILABLE,
    ITEM_NOT_LOANABLE,
    ITEM_KEPT_FOR_READER,
    ITEM_WAITED_FOR,
    NO_LOAN_RULE,
    ITEM_ON_LOAN_TO_READER,
    LOAN_LIMIT_REACHED,
    ACCOUNT_FROZEN,
    ACCOUNT_BLOCKED,
    ACCOUNT_EXPIRED,
    CARD_LOST,
    ACCOUNT_GUARANTEED,
    ACCOUNT_GUARANTEES,
    FINES_OVER_LIMIT,
  ],
  idempotent: true,
  rateLimit: DESK_RATE,
});
