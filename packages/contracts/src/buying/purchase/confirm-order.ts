import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, ignoredIdentity, money, requiredListOf, text } from '../../kernel/fields.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { ADDRESS_NOT_FOUND } from '../../people/addresses/errors.ts';
import {
  PURCHASE_CONSENT_MISSING,
  PURCHASE_OFF,
  PURCHASE_PLACE_UNKNOWN,
  PURCHASE_WAY_CLOSED,
} from './errors.ts';
import { DELIVERY_WAYS, purchaseOrder } from './purchase-order.ts';
import { MOST_SETTLED, PURCHASE_REASONS } from './purchase-rule.ts';

/** Asks prices and stock of titles of the cart again, says what changed, and makes a pre-order of each that the rules allow: its money and the reader’s part of the quota are reserved for some minutes, and nothing is sent. */
export const confirmOrder = endpoint({
  methods: ['POST'],
  path: '/find/order/confirm',
  origin: 'spec',
  access: 'patron',
  summary: 'Make pre-orders of titles in the cart',
  input: z.object({
    itemIds: requiredListOf(id, MOST_SETTLED),
    delivery: z.enum(DELIVERY_WAYS),
    /** The library to which it is sent. */
    placeCode: text(64).default(''),
    /** One of the reader’s addresses. */
    addressId: text(64).default(''),
    /** The vendor may have name, phone and address for this delivery. */
    agrees: flag.default(false),
    /** Orders at prices that changed since the reader saw them. Without it such titles stay in the cart, with the new price. */
    takesChanges: flag.default(false),
    ...ignoredIdentity,
  }),
  output: z.object({
    preOrders: z.array(purchaseOrder),
    changed: z.array(
      z.object({ itemId: z.string(), title: z.string(), before: money, after: money, stock: z.int() }),
    ),
    blocked: z.array(
      z.object({ itemId: z.string(), title: z.string(), reasons: z.array(z.enum(PURCHASE_REASONS)) }),
    ),
  }),
  errors: [
    PURCHASE_OFF,
    PURCHASE_WAY_CLOSED,
    PURCHASE_PLACE_UNKNOWN,
    PURCHASE_CONSENT_MISSING,
    ADDRESS_NOT_FOUND,
    PATRON_NOT_FOUND,
  ],
  idempotent: true,
  rateLimit: { max: 30, windowSeconds: 60 },
});
