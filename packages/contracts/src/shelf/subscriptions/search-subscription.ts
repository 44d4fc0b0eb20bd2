import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging } from '../../kernel/fields.ts';
import { SUBSCRIPTION_NOT_FOUND } from './errors.ts';
import { foundWorkSchema } from './subscription.ts';

/** The works that a subscription found since it was made, newest first. */
export const searchSubscription = endpoint({
  methods: ['POST'],
  path: '/find/subscribe/search',
  origin: 'spec',
  access: 'patron',
  summary: 'The works that a subscription found',
  input: z.object({ subscriptionId: id, ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), works: z.array(foundWorkSchema) }),
  errors: [SUBSCRIPTION_NOT_FOUND],
});
