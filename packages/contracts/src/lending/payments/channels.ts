import {
  PAYMENT_PROVIDERS,
  type PaymentProviderCode,
} from '../../people/tenant/payment-providers/payment-providers.ts';

/** Ways to pay online: the providers, and in a demo the sandbox, which takes no money. */
export type PaymentChannelCode = 'sandbox' | PaymentProviderCode;
export const PAYMENT_CHANNELS: readonly PaymentChannelCode[] = [
  'sandbox',
  ...(Object.keys(PAYMENT_PROVIDERS) as PaymentProviderCode[]),
];

/** How long a reader has to pay an order (document 1, section 10). */
export const PAYMENT_SECONDS = 180;
