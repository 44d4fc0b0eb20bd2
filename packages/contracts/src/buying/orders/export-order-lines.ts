import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';
import { orderLineFilter } from './order-line.ts';

/** The lines of a list as a table. */
export const exportOrderLines = rawEndpoint({
  methods: ['GET'],
  path: '/staff/orders/export',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Order lines as a file',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: z.object({ format: tableFormat, ...orderLineFilter }),
  errors: [],
  rateLimit: { max: 20, windowSeconds: 60 },
});
