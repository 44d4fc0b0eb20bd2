import * as z from 'zod';

export const INVOICE_STATES = ['held', 'booked', 'declined'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/**
 * Why an invoice waits for a decision: a line of no order, more copies than are left, dearer than the order allows, the budgets have too little,
 * no rate of its currency, or its total is not the sum of its parts.
 */
export const HOLD_REASONS = ['unknownLine', 'tooMany', 'overOrder', 'overBudget', 'noRate', 'total'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const MOST_INVOICE_LINES = 500;
/** Minor units. */
export const MOST_INVOICED = 10_000_000_000;

/** Amounts are minor units of `currency`; those with `Home` of the library's currency. */
export const invoice = z.object({
  id: z.string(),
  vendorId: z.string(),
  vendorName: z.string(),
  number: z.string(),
  invoicedOn: z.string(),
  state: z.enum(INVOICE_STATES),
  reasons: z.array(z.enum(HOLD_REASONS)),
  currency: z.string(),
  /** Millionths, and the day of the rate; 0 where none is set. */
  rate: z.int(),
  rateDay: z.string(),
  freight: z.int(),
  total: z.int(),
  homeCurrency: z.string(),
  amountHome: z.int(),
  /** What was committed for the same copies, at the rates of their orders. */
  orderedHome: z.int(),
  lines: z.array(
    z.object({
      position: z.int(),
      /** Empty: of no order. */
      lineId: z.string(),
      reference: z.string(),
      title: z.string(),
      quantity: z.int(),
      amount: z.int(),
      tax: z.int(),
      /** Its part of the freight, with its own. */
      freight: z.int(),
      amountHome: z.int(),
      orderedHome: z.int(),
    }),
  ),
  note: z.string(),
  isFromVendor: z.boolean(),
  at: z.string(),
});
export type InvoiceView = z.infer<typeof invoice>;
