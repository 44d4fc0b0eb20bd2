import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import {
  ITEM_NOT_LOANABLE,
  LOAN_LIMIT_REACHED,
  NO_LOAN_RULE,
} from '../../library-system/check-out-errors.ts';
import { REQUEST_MOVED_ON } from '../../library-system/desk-errors.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import {
  ACCOUNT_BLOCKED,
  ACCOUNT_EXPIRED,
  ACCOUNT_FROZEN,
  ACCOUNT_GUARANTEED,
  ACCOUNT_GUARANTEES,
  CARD_LOST,
  FINES_OVER_LIMIT,
} from '../../library-system/patron-block-errors.ts';
import { REQUEST_NOT_FOUND } from './errors.ts';
import { RECEIPT_TOO_LATE } from './hand-over-errors.ts';
import { requestSchema } from './request-view.ts';

/**
 * The reader has the copy. From another reader: that reader's loan ends and this one's begins, by the rules for this reader. As a parcel:
 * the loan counts from now. A receipt that was confirmed already is answered with what holds.
 */
export const receiveBook = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/reciveBook',
  origin: 'spec',
  access: 'patron',
  summary: 'Confirms that a copy was received',
  input: z.object({ requestId: id, ...ignoredIdentity }),
  output: requestSchema,
  errors: [
    PATRON_NOT_FOUND,
    REQUEST_NOT_FOUND,
    REQUEST_MOVED_ON,
    RECEIPT_TOO_LATE,
    ACCOUNT_FROZEN,
    ACCOUNT_BLOCKED,
    ACCOUNT_EXPIRED,
    CARD_LOST,
    ACCOUNT_GUARANTEED,
    ACCOUNT_GUARANTEES,
    FINES_OVER_LIMIT,
    LOAN_LIMIT_REACHED,
    ITEM_NOT_LOANABLE,
    NO_LOAN_RULE,
  ],
  idempotent: true,
});
