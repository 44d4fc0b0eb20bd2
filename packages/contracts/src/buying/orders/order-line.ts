import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { id, requiredText, text } from '../../kernel/fields.ts';

/**
 * `basket`: not ordered yet. `waiting`: its order needs a second person. `placed`: ordered, and not sent. The vendor then says what becomes of
 * it. Received, invoiced and claimed are counts beside the state.
 */
export const ORDER_LINE_STATES = [
  'basket',
  'waiting',
  'placed',
  'sent',
  'confirmed',
  'backordered',
  'shipped',
  'closed',
  'refused',
  'cancelled',
] as const;
export type OrderLineState = (typeof ORDER_LINE_STATES)[number];

/** States in which copies are still expected. */
export const EXPECTED_STATES = ['placed', 'sent', 'confirmed', 'backordered', 'shipped'] as const;

export const MOST_LINE_COPIES = 999;
/** Branches of a line, and budgets that share it. */
export const MOST_LINE_PARTS = 20;
export const MOST_LINES_AT_ONCE = 200;
/** The dearest copy, minor units. */
export const MOST_PRICE = 100_000_000;
/** A hundredth of a percent is 1. */
export const WHOLE = 10_000;

/** Where copies of a line go. */
const orderCopies = z.object({
  libraryCode: requiredText(64),
  /** Empty: chosen at receipt. */
  locationCode: asCode(text(64)).default(''),
  itemType: asCode(text(40)).default(''),
  quantity: z.int().min(1).max(MOST_LINE_COPIES),
});

/** Which part of a line a budget pays: parts of 1 and 1 are halves. */
const orderShare = z.object({ budgetId: id, parts: z.int().min(1).max(WHOLE) });

/** What staff write of a line in the basket. Money is in minor units of the vendor's currency. */
export const orderLineFacts = {
  title: requiredText(500),
  author: text(300).default(''),
  publisher: text(200).default(''),
  publishYear: asCode(text(10)).default(''),
  /** As written; digits of an ISBN are kept as 13. */
  isbn: asCode(text(24)).default(''),
  vendorId: asCode(id).optional(),
  /** The vendor's own number. */
  vendorNumber: asCode(text(64)).default(''),
  /** The record of which these are further copies. */
  recordId: asCode(id).optional(),
  price: z.int().min(0).max(MOST_PRICE),
  /** Hundredths of a percent. */
  discount: z.int().min(0).max(WHOLE).default(0),
  tax: z.int().min(0).max(WHOLE).default(0),
  copies: z.array(orderCopies).min(1).max(MOST_LINE_PARTS),
  shares: z.array(orderShare).max(MOST_LINE_PARTS).default([]),
  note: text(200).default(''),
};

/** A line as staff see it. */
export const orderLine = z.object({
  id: z.string(),
  state: z.enum(ORDER_LINE_STATES),
  orderId: z.string(),
  /** Empty in the basket. */
  orderNumber: z.string(),
  position: z.int(),
  vendorId: z.string(),
  vendorName: z.string(),
  wishId: z.string(),
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  publishYear: z.string(),
  isbn: z.string(),
  vendorNumber: z.string(),
  note: z.string(),
  /** Of one copy, minor units of `currency`. */
  price: z.int(),
  currency: z.string(),
  discount: z.int(),
  tax: z.int(),
  quantity: z.int(),
  received: z.int(),
  invoiced: z.int(),
  shipped: z.int(),
  copies: z.array(
    z.object({
      libraryCode: z.string(),
      libraryName: z.string(),
      locationCode: z.string(),
      itemType: z.string(),
      quantity: z.int(),
      received: z.int(),
    }),
  ),
  shares: z.array(
    z.object({
      budgetId: z.string(),
      name: z.string(),
      parts: z.int(),
      /** Minor units of the budgets' currency. */
      committed: z.int(),
      spent: z.int(),
    }),
  ),
  /** Of the budgets; empty before any is chosen. */
  budgetCurrency: z.string(),
  /** Millionths of `budgetCurrency` for one of `currency`, and the day of this rate; 0 before it is ordered. */
  rate: z.int(),
  rateDay: z.string(),
  /** When it should be here: a calendar date, or empty. */
  expectedOn: z.string(),
  /** What the vendor said last, in its codes. */
  vendorNote: z.string(),
  /** The vendor named a dearer price, which the budgets did not have: minor units of `currency`, 0 if not. */
  toldPrice: z.int(),
  claimed: z.int(),
  claimedAt: z.string(),
  addedAt: z.string(),
  placedAt: z.string(),
});
export type OrderLineView = z.infer<typeof orderLine>;

export const ORDER_LINE_LISTS = ['basket', 'expected', 'late', 'received', 'ended'] as const;
export type OrderLineList = (typeof ORDER_LINE_LISTS)[number];

/** Which lines a list has. */
export const orderLineFilter = {
  list: z.enum(ORDER_LINE_LISTS).default('basket'),
  vendorId: asCode(id).optional(),
  budgetId: asCode(id).optional(),
  orderId: asCode(id).optional(),
  /** Words of the title, an ISBN, or the number of an order. */
  words: asCode(text(200)).default(''),
};

/** A reason that people write. */
export const reasonText = text(200).default('');
export const rateOfDay = z.object({
  currency: z.string(),
  day: z.string(),
  /** Millionths of the library's currency for one of this currency. */
  rate: z.int(),
});
