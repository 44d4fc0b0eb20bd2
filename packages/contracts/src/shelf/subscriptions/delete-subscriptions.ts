import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, ignoredIdentity, listOf } from '../../kernel/fields.ts';
import { SUBSCRIPTION_LIMIT_REACHED } from './errors.ts';
import { MOST_SUBSCRIPTIONS } from './subscription.ts';

/** Deletes subscriptions, or brings them back while they can be: for an hour. Ids of others are passed over. */
export const deleteSubscriptions = endpoint({
  methods: ['POST'],
  path: '/find/subscribe/del',
  origin: 'spec',
  access: 'patron',
  summary: 'Deletes subscriptions, or undoes it',
  input: z.object({
    subscriptionIds: listOf(id, MOST_SUBSCRIPTIONS),
    /** True brings deleted subscriptions back. */
    undo: flag.default(false),
    ...ignoredIdentity,
  }),
  /** How many were deleted or brought back. */
  output: z.object({ changed: z.int() }),
  errors: [SUBSCRIPTION_LIMIT_REACHED],
});
