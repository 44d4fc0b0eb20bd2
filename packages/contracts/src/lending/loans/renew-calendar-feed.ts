import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';

/** Makes a private address at which calendars read due dates (RFC 5545). An earlier address ends. Whoever has the address can read them. */
export const renewCalendarFeed = endpoint({
  methods: ['POST'],
  path: '/find/calendarFeed/renew',
  origin: 'ours',
  access: 'patron',
  summary: 'Make a private calendar address',
  input: z.object({}),
  output: z.object({ address: z.string(), createdAt: instant }),
  errors: [],
  rateLimit: { max: 20, windowSeconds: 60 },
});
