import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { STAFF_ORDER_LISTS, staffPurchase } from './staff-purchase.ts';

/** Orders of readers by what they wait for, the oldest first. */
export const listStaffPurchases = endpoint({
  methods: ['GET'],
  path: '/staff/purchase/orders',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Orders of readers',
  input: z.object({ list: z.enum(STAFF_ORDER_LISTS).default('open'), ...paging }),
  output: z.object({
    total: z.int(),
    orders: z.array(staffPurchase),
    counts: z.array(z.object({ list: z.enum(STAFF_ORDER_LISTS), count: z.int() })),
    places: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  errors: [],
});
