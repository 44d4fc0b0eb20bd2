import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText, text } from '../../kernel/fields.ts';
import {
  PURCHASE_BARCODE_TAKEN,
  PURCHASE_LOCATION_UNKNOWN,
  PURCHASE_ORDER_MOVED_ON,
  PURCHASE_ORDER_NOT_FOUND,
} from './errors.ts';
import { staffPurchase } from './staff-purchase.ts';

/** The book was brought back: its copy gets barcode, call number and place. The desk takes it back by its barcode as any other. */
export const acceptPurchasedCopy = endpoint({
  methods: ['POST'],
  path: '/staff/purchase/accept',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Give a bought copy its barcode and place',
  input: z.object({
    orderId: id,
    barcode: requiredText(64),
    callNumber: text(100).default(''),
    locationCode: text(64).default(''),
  }),
  output: staffPurchase,
  errors: [
    PURCHASE_ORDER_NOT_FOUND,
    PURCHASE_ORDER_MOVED_ON,
    PURCHASE_BARCODE_TAKEN,
    PURCHASE_LOCATION_UNKNOWN,
  ],
  idempotent: true,
});
