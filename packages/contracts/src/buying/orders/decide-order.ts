import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { buyingOrder } from './buying-order.ts';
import { BUYING_ORDER_MOVED_ON, BUYING_ORDER_NOT_FOUND, ORDER_NEEDS_SECOND } from './errors.ts';

/**
 * Decides about an order above the limit: it is placed, or its lines go back to the basket and their money is free again. Who ordered may
 * only take it back.
 */
export const decideOrder = endpoint({
  methods: ['POST'],
  path: '/staff/orders/decide',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Approve or decline an order above the limit',
  input: z.object({ id, decision: z.enum(['approve', 'decline']) }),
  output: buyingOrder,
  errors: [BUYING_ORDER_NOT_FOUND, BUYING_ORDER_MOVED_ON, ORDER_NEEDS_SECOND],
  idempotent: true,
});
