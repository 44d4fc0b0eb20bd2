import * as z from 'zod';
import { VENDOR_ITEM_KINDS } from '../vendors/vendor.ts';
import { DELIVERY_WAYS } from './purchase-order.ts';

/** Why a reader may not order, or not this title. */
export const PURCHASE_REASONS = [
  /** Drive purchase is off for all, or for the reader's group. */
  'off',
  /** The library system forbids the reader to borrow. */
  'blocked',
  'booksPerMonth',
  'moneyPerYear',
  'price',
  'year',
  'class',
  'kind',
  'language',
  /** The library has a copy. */
  'held',
  /** Another reader ordered it, or the same one. */
  'onOrder',
  'soldOut',
  'currency',
  /** No budget that it is paid from has enough. */
  'noBudget',
  /** The vendor sells nothing now, or no longer has it. */
  'gone',
] as const;
export type PurchaseReason = (typeof PURCHASE_REASONS)[number];

const limit = z.int().min(0).max(1_000_000_000);

/** What readers of a group may order. Money is minor units of the library's currency; null is no limit. */
export const purchaseRuleFacts = {
  /** A reader group, or `*` for all that have no rule of their own. */
  group: z.string().regex(/^(?:\*|[A-Za-z0-9_.:-]{1,64})$/),
  isOn: z.boolean(),
  booksPerMonth: limit.nullable(),
  moneyPerYear: limit.nullable(),
  highestPrice: limit.nullable(),
  /** Not older than so many years. */
  yearsBack: z.int().min(0).max(500).nullable(),
  /** Classes with all below them. */
  classesLeftOut: z.array(z.string().regex(/^[A-Za-z0-9.-]{1,32}$/)).max(200),
  kindsLeftOut: z.array(z.enum(VENDOR_ITEM_KINDS)).max(VENDOR_ITEM_KINDS.length),
  /** ISO 639-2/B; empty: all. */
  languages: z.array(z.string().regex(/^[a-z]{3}$/)).max(50),
  /** Titles of which the library has a copy too. */
  mayBeHeld: z.boolean(),
  /** Paid from the first of these with enough money. */
  budgetIds: z.array(z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/)).max(20),
};
export const purchaseRule = z.object(purchaseRuleFacts);
export type PurchaseRule = z.infer<typeof purchaseRule>;

/** What holds for all groups. */
export const purchaseTermsFacts = {
  isOn: z.boolean(),
  /** How long a pre-order keeps its money. */
  minutesHeld: z.int().min(5).max(1440),
  /** A delivered book counts as received after so many days. */
  daysToConfirm: z.int().min(1).max(90),
  ways: z.array(z.enum(DELIVERY_WAYS)).min(1).max(DELIVERY_WAYS.length),
  /** The type of item of the copies, by which they are lent. */
  itemType: z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/),
};

/** Parameters of the pages, by key. */
export const PURCHASE_PARAMETERS = [
  'isOn',
  'minutesHeld',
  'daysToConfirm',
  'ways',
  'freightPayer',
  'mostInCart',
  'currency',
] as const;
export type PurchaseParameter = (typeof PURCHASE_PARAMETERS)[number];

export const purchaseParameters = z.object({
  isOn: z.boolean(),
  minutesHeld: z.int(),
  daysToConfirm: z.int(),
  ways: z.array(z.enum(DELIVERY_WAYS)),
  freightPayer: z.literal('library'),
  mostInCart: z.int(),
  currency: z.string(),
});

export const MOST_IN_CART = 100;
export const MOST_ITEMS_ASKED = 50;
/** Books of one settling. */
export const MOST_SETTLED = 20;
