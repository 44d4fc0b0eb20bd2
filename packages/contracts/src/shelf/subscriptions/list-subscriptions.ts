import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { subscriptionSchema } from './subscription.ts';

/** The reader's subscriptions, newest first. */
export const listSubscriptions = endpoint({
  methods: ['POST'],
  path: '/find/subscribe/list',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's subscriptions",
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), subscriptions: z.array(subscriptionSchema) }),
  errors: [],
});
