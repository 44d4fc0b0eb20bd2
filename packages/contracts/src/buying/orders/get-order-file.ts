import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BUYING_ORDER_MOVED_ON, BUYING_ORDER_NOT_FOUND } from './errors.ts';

/** The file of an order that was sent, as it was sent. */
export const getOrderFile = rawEndpoint({
  methods: ['GET'],
  path: '/staff/orders/file',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'The file of an order',
  reply: 'download',
  contentTypes: ['application/edifact', 'text/csv; charset=utf-8', 'text/plain; charset=utf-8'],
  input: z.object({ id }),
  errors: [BUYING_ORDER_NOT_FOUND, BUYING_ORDER_MOVED_ON],
});
