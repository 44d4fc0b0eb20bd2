import * as z from 'zod';
import { money } from '../../kernel/fields.ts';

/**
 * Where an order is. `held`: a pre-order, its money is reserved. `lapsed`: nobody made it an order in time. `givenUp`: its reader gave the
 * pre-order back. `created`: made, not sent yet. `asking`: sent, and nobody knows yet whether the vendor has it. `sent`: the vendor has it.
 * `confirmed`, `shipped`, `delivered`: as the vendor says. `received`: the reader has it, the loan began. `returned`: the loan ended.
 * `accepted`: the copy has barcode and call number. `refused`, `cancelled`, `lost`, `damaged`: it ended without a book.
 */
export const PURCHASE_STATES = [
  'held',
  'lapsed',
  'givenUp',
  'created',
  'asking',
  'sent',
  'confirmed',
  'shipped',
  'delivered',
  'received',
  'returned',
  'accepted',
  'refused',
  'cancelled',
  'lost',
  'damaged',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** `pickup`: to a library, where the reader fetches it. `address`: to the door. */
export const DELIVERY_WAYS = ['pickup', 'address'] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/** What happened to an order, with what the vendor or the carrier said of it. */
export const purchaseStep = z.object({
  /** Empty for news of the carrier. */
  state: z.enum([...PURCHASE_STATES, '']),
  at: z.string(),
  note: z.string(),
});

/** An order of one book, as its reader sees it. */
export const purchaseOrder = z.object({
  orderId: z.string(),
  /** As people say it. */
  orderNumber: z.string(),
  state: z.enum(PURCHASE_STATES),
  itemId: z.string(),
  isbn: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  year: z.int(),
  vendorName: z.string(),
  price: money,
  freight: money,
  /** What the library pays: price and freight. */
  total: money,
  delivery: z.enum(DELIVERY_WAYS),
  placeName: z.string(),
  /** One line; empty for a pickup, and once it is no longer needed. */
  address: z.string(),
  createdAt: z.string(),
  /** Of a pre-order; 0 for all others. */
  secondsLeft: z.int(),
  /** The day on which a delivered book counts as received by itself; empty for all others. */
  receivedBy: z.string(),
  carrier: z.string(),
  parcelNumber: z.string(),
  steps: z.array(purchaseStep),
  /** The record of its copy; empty before there is one. */
  recordId: z.string(),
  loanId: z.string(),
  canCancel: z.boolean(),
  canConfirmReceipt: z.boolean(),
});
export type PurchaseOrderView = z.infer<typeof purchaseOrder>;
