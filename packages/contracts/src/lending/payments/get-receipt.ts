import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { RECEIPT_NOT_FOUND } from './errors.ts';
import { receiptNumber } from './receipt-number.ts';

/** Drawing a paper takes a tenth of a second, and each copy has a code of its own. */
export const RECEIPT_RATE = { max: 20, windowSeconds: 60 } as const;

/** The receipt of an own payment, in the language of the reader. */
export const getReceipt = rawEndpoint({
  methods: ['GET'],
  path: '/find/account/getReceipt',
  origin: 'ours',
  access: 'patron',
  summary: 'Receipt of a payment as PDF',
  reply: 'download',
  contentTypes: ['application/pdf'],
  input: z.object({ receiptNo: receiptNumber }),
  errors: [RECEIPT_NOT_FOUND, ILS_UNAVAILABLE],
  rateLimit: RECEIPT_RATE,
});
