import { listedBibShape } from '@lectern/contracts/discovery/search/listed-bib';
import { REMOTE_FIELDS } from '@lectern/contracts/people/tenant/source-settings';
import { ALLIANCE_KINDS, ALLIANCE_STEPS } from '@lectern/rules/alliance/steps';
import * as z from 'zod';

const words = z.string().max(2000);
const ownId = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
const count = z.int().min(0).nullable();

/** A transaction as one library tells it to the other. It never names the reader. */
export const transactionStateSchema = z.object({
  id: ownId,
  number: z.string().min(1).max(32),
  kind: z.enum(ALLIANCE_KINDS),
  step: z.enum(ALLIANCE_STEPS),
  recordId: ownId,
  title: words,
  author: words,
  isbn: z.string().max(32),
  barcode: z.string().max(64),
  dueDate: z.iso.date().nullable(),
  reason: z.string().max(400),
});
export type TransactionState = z.infer<typeof transactionStateSchema>;

const recordSchema = z.object({ recordId: ownId, ...listedBibShape });

/** What libraries ask each other, and what they answer (docs/alliance.md). */
export const EXCHANGES = {
  search: {
    request: z.object({
      words: z.string().max(300),
      field: z.enum(REMOTE_FIELDS),
      offset: z.int().min(0).max(100_000),
      limit: z.int().min(1).max(50),
    }),
    answer: z.object({
      total: z.int().min(0),
      hits: z.array(recordSchema.extend({ itemCount: count, loanableCount: count })).max(50),
    }),
  },
  record: {
    request: z.object({ recordId: ownId }),
    answer: z.object({ record: recordSchema.nullable() }),
  },
  /** One library says in which step a transaction is; the other answers in which step it is there. Null: it knows no such transaction. */
  tell: {
    request: z.object({ transaction: transactionStateSchema }),
    answer: z.object({ transaction: transactionStateSchema.nullable() }),
  },
  /** A reader of the asked library stands at the desk of the asking one and shows this code. */
  redeem: {
    request: z.object({ code: z.string().max(40), transaction: transactionStateSchema }),
    answer: z.object({
      outcome: z.enum(['member', 'code-wrong', 'code-tries', 'blocked', 'limit']),
      /** The limit, or the minutes to wait; 0 else. */
      number: z.int().min(0),
    }),
  },
} as const;

export type ExchangeName = keyof typeof EXCHANGES;
export type ExchangeRequest<N extends ExchangeName> = z.infer<(typeof EXCHANGES)[N]['request']>;
export type ExchangeAnswer<N extends ExchangeName> = z.infer<(typeof EXCHANGES)[N]['answer']>;

/** The body of a message that asks. */
export const askingSchema = z.object({
  act: z.enum(Object.keys(EXCHANGES) as [ExchangeName, ...ExchangeName[]]),
  request: z.unknown(),
});
