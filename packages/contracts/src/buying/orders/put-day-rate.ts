import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate } from '../../kernel/fields.ts';
import { rateOfDay } from './order-line.ts';

/** The most that one of a currency can cost, millionths. */
export const MOST_RATE = 1_000_000_000_000;

/** Sets the rate of a currency from a day on. Orders and invoices keep the rate that held on their day. */
export const putDayRate = endpoint({
  methods: ['POST'],
  path: '/staff/orders/putRate',
  origin: 'ours',
  access: { staff: 'acquisitions.budgets' },
  summary: 'Set the exchange rate of a day',
  input: z.object({
    currency: z.string().regex(/^[A-Z]{3}$/),
    day: calendarDate,
    rate: z.int().min(1).max(MOST_RATE),
  }),
  output: rateOfDay,
  errors: [],
});
