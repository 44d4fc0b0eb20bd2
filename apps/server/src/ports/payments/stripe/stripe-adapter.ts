import type { ProviderAdapter } from '../provider-adapter.ts';
import { openStripeChannel } from './stripe-channel.ts';
import { readStripeStatement } from './stripe-statement.ts';

export const stripeAdapter: ProviderAdapter = {
  open: openStripeChannel,
  noticeSecret: ({ stripe }) => stripe && { name: stripe.webhookSecret },
  readStatement: readStripeStatement,
};
