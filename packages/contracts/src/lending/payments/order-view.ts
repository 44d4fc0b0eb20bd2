import * as z from 'zod';
import { instant, money } from '../../kernel/fields.ts';
import { PAYMENT_CHANNELS } from './channels.ts';

/**
 * Where a payment is. `waiting`: the reader can pay. `closing`: the time is over, and the provider is asked whether somebody paid.
 * `late`: the money came when the order was closed, and goes back.
 */
export const ORDER_STATES = ['created', 'asking', 'waiting', 'closing', 'paid', 'closed', 'late'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The number of an order: letters and digits. */
export const orderNumber = z.string().regex(/^[0-9A-Za-z]{8,32}$/);

/** A payment as its reader sees it. */
export const orderSchema = z.object({
  orderNo: z.string(),
  channel: z.enum(PAYMENT_CHANNELS),
  channelName: z.string(),
  /** No money moves: it is for trying. */
  sandbox: z.boolean(),
  state: z.enum(ORDER_STATES),
  amount: money,
  /** What went back of it. */
  refunded: money,
  /** The library's books have it; false for a while after it was paid. */
  booked: z.boolean(),
  /** The number of its receipt; empty until it has one, about a second after it was booked. */
  receiptNo: z.string(),
  entries: z.array(z.object({ fineId: z.string(), title: z.string(), amount: z.int() })),
  /** While it waits: the picture of a QR code, or the provider's page to go to; empty otherwise. */
  img: z.string(),
  address: z.string(),
  secondsLeft: z.int(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type OrderView = z.infer<typeof orderSchema>;
