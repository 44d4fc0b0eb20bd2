import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Ends the reader's private feed address. */
export const removeSubscriptionFeed = endpoint({
  methods: ['POST'],
  path: '/find/subscribe/removeFeed',
  origin: 'ours',
  access: 'patron',
  summary: 'End the private feed address',
  input: z.object({}),
  output: z.object({ createdAt: z.null() }),
  errors: [],
});
