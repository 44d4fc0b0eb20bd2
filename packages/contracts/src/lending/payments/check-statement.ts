import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { instant, money } from '../../kernel/fields.ts';
import { PAYMENT_CHANNELS } from './channels.ts';
import { STATEMENT_UNREADABLE } from './errors.ts';

/**
 * What can differ. `unknown`: the provider has it, the library does not. `unpaid`: the provider has it, and the library does not have its
 * money.
 * `sum`: both have it with other sums. `repeated`: the statement has it twice. `missing`: the library has it on a day of the statement, the
 * statement does not.
 */
export const DIFFERENCES = ['unknown', 'unpaid', 'sum', 'repeated', 'missing'] as const;
export type DifferenceKind = (typeof DIFFERENCES)[number];

export const MOST_STATEMENT_BYTES = 16 * 1024 * 1024;
/** So many are told. */
export const MOST_DIFFERENCES = 500;

/** Compares a provider's daily statement with the payments here. Changes nothing. */
export const checkStatement = uploadEndpoint({
  path: '/oga/staff/payments/statement',
  origin: 'ours',
  access: { staff: 'payments.manage' },
  summary: 'Compare a statement of a payment provider',
  maxBytes: MOST_STATEMENT_BYTES,
  mediaTypes: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  input: z.object({}),
  output: z.object({
    channel: z.enum(PAYMENT_CHANNELS),
    channelName: z.string(),
    payments: z.int(),
    refunds: z.int(),
    /** False if a line is broken, the end is missing, or its counts are not those of its lines. */
    isWhole: z.boolean(),
    /** Lines that cannot be read, from 1. */
    brokenLines: z.array(z.int()),
    total: z.int(),
    differences: z.array(
      z.object({
        kind: z.enum(DIFFERENCES),
        isRefund: z.boolean(),
        /** In the file, from 1; null if the file does not have it. */
        line: z.int().nullable(),
        /** Ours; of a refund, its number. Empty where the statement does not say it. */
        number: z.string(),
        providerNo: z.string(),
        theirs: money.nullable(),
        ours: money.nullable(),
        at: instant,
      }),
    ),
  }),
  errors: [STATEMENT_UNREADABLE],
  rateLimit: { max: 10, windowSeconds: 60 },
});
