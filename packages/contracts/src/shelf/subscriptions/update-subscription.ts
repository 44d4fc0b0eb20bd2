import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, ignoredIdentity } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_TERM_MISSING } from './errors.ts';
import { MAX_TERM, RHYTHMS, subscriptionSchema } from './subscription.ts';

/** Changes the rhythm or the name of a subscription, pauses it or goes on. While it is paused nothing is gathered. */
export const updateSubscription = endpoint({
  methods: ['POST'],
  path: '/find/subscribe/update',
  origin: 'spec',
  access: 'patron',
  summary: 'Changes, pauses or resumes a subscription',
  input: z.object({
    subscriptionId: id,
    /** How the reader calls it; what is watched stays. */
    term: sharedText(MAX_TERM).optional(),
    rhythm: z.enum(RHYTHMS).optional(),
    paused: flag.optional(),
    ...ignoredIdentity,
  }),
  output: subscriptionSchema,
  errors: [SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_TERM_MISSING],
});
