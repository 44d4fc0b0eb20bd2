import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, money, paging, text } from '../../kernel/fields.ts';
import { PAYMENT_CHANNELS } from './channels.ts';
import { ORDER_STATES } from './order-view.ts';

/** Lists of payments for staff. `attention`: money that is not in the books, or does not go back. */
export const ORDER_LISTS = ['all', 'paid', 'open', 'attention'] as const;

/** `proposed`: a second person has to approve it. */
export const REFUND_STATES = ['proposed', 'requested', 'processing', 'done', 'failed'] as const;

/** Payments of all readers, last first. */
export const listOrders = endpoint({
  methods: ['POST'],
  path: '/oga/staff/payments/list',
  origin: 'ours',
  access: { staff: 'payments.manage' },
  summary: 'Payments',
  input: z.object({
    ...paging,
    list: z.enum(ORDER_LISTS).default('all'),
    /** A number of an order or of the provider, whole. */
    number: text(64).default(''),
  }),
  output: z.object({
    total: z.int(),
    orders: z.array(
      z.object({
        orderNo: z.string(),
        channel: z.enum(PAYMENT_CHANNELS),
        channelName: z.string(),
        sandbox: z.boolean(),
        state: z.enum(ORDER_STATES),
        booked: z.boolean(),
        /** Another sum was paid than asked for: nothing is booked, and a person has to look. */
        otherSum: z.boolean(),
        reader: z.object({ patronId: z.string(), primaryId: z.string(), name: z.string() }),
        amount: money,
        refunded: money,
        refundable: money,
        /** The provider's number of the payment; empty while nobody paid. */
        providerNo: z.string(),
        createdAt: instant,
        paidAt: instant.nullable(),
        refunds: z.array(
          z.object({
            refundNo: z.string(),
            amount: money,
            reason: z.string(),
            state: z.enum(REFUND_STATES),
            createdAt: instant,
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
