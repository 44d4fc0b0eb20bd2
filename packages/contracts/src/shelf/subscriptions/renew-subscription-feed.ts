import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';

/**
 * Makes a private address at which feed readers find the new works (RSS 2.0). An earlier address ends. Whoever has the address can read
 * them.
 */
export const renewSubscriptionFeed = endpoint({
  methods: ['POST'],
  path: '/find/subscribe/renewFeed',
  origin: 'ours',
  access: 'patron',
  summary: 'Make a private feed address',
  input: z.object({}),
  output: z.object({ address: z.string(), createdAt: instant }),
  errors: [],
  rateLimit: { max: 20, windowSeconds: 60 },
});
