import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, money, paging } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';

/** What happened to the reader's money. */
export const ACCOUNT_ENTRY_KINDS = [
  'overdue',
  'lost',
  'damaged',
  'service',
  'payment',
  'waiver',
  'reversal',
  'refund',
  'deposit_in',
  'deposit_out',
  'prepayment_in',
  'prepayment_out',
] as const;

/** What was charged, paid, waived and given back, last first. Empty where the library system does not tell. */
export const listAccountEntries = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/account/getAccountDel',
  origin: 'spec',
  access: 'patron',
  summary: 'Entries of the account',
  input: z.object(paging),
  output: z.object({
    total: z.int(),
    entries: z.array(
      z.object({
        entryId: z.string(),
        kind: z.enum(ACCOUNT_ENTRY_KINDS),
        kindName: z.string(),
        at: instant,
        /** Less than 0: money came from the reader, or a debt became smaller. */
        amount: money,
        /** The title that it is about; empty where it is about none. */
        title: z.string(),
        /** How it was paid, in words; empty otherwise. */
        payMethod: z.string(),
        /** The number of the payment; empty where it was not made online. */
        orderNo: z.string(),
        /** The number of its receipt; empty where it has none. */
        receiptNo: z.string(),
      }),
    ),
  }),
  errors: [ILS_UNAVAILABLE],
});
