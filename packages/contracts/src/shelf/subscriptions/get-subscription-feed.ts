import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';

/** When the reader's private feed address was made; null without one. The address itself is shown only when it is made. */
export const getSubscriptionFeed = endpoint({
  methods: ['GET'],
  path: '/find/subscribe/feed',
  origin: 'ours',
  access: 'patron',
  summary: "When the reader's feed address was made",
  input: z.object({}),
  output: z.object({ createdAt: instant.nullable() }),
  errors: [],
});
