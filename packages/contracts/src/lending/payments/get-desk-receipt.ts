import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { RECEIPT_NOT_FOUND } from './errors.ts';
import { RECEIPT_RATE } from './get-receipt.ts';
import { receiptNumber } from './receipt-number.ts';

/** The receipt of any reader's payment, for the desk to print. */
export const getDeskReceipt = rawEndpoint({
  methods: ['GET'],
  path: '/staff/desk/getReceipt',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'Receipt of a reader as PDF',
  reply: 'download',
  contentTypes: ['application/pdf'],
  input: z.object({ receiptNo: receiptNumber }),
  errors: [RECEIPT_NOT_FOUND, ILS_UNAVAILABLE],
  rateLimit: RECEIPT_RATE,
});
