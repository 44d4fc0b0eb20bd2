import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, instant, money, paging } from '../../kernel/fields.ts';

/** Receipts of a reader, the newest first. A payment has its receipt about a second later. */
export const listReceipts = endpoint({
  methods: ['GET'],
  path: '/staff/desk/listReceipts',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'Receipts of a reader',
  input: z.object({ patronId: id, ...paging }),
  output: z.object({
    total: z.int(),
    receipts: z.array(
      z.object({
        receiptNo: z.string(),
        receivedAt: instant,
        amount: money,
        /** How it was paid, in words. */
        payMethod: z.string(),
      }),
    ),
  }),
  errors: [],
});
