import type { PaymentProviderCode } from '@lectern/contracts/people/tenant/payment-providers/payment-providers';
import { alipayAdapter } from './alipay/alipay-adapter.ts';
import type { OpenChannel } from './payment-channels.ts';
import type { ProviderAdapter } from './provider-adapter.ts';
import type { ProviderContext } from './provider-context.ts';
import { stripeAdapter } from './stripe/stripe-adapter.ts';
import { wechatPayAdapter } from './wechatpay/wechatpay-adapter.ts';

/** The providers by their codes, in the order in which readers are offered them. */
export const PROVIDER_ADAPTERS: Readonly<Record<PaymentProviderCode, ProviderAdapter>> = {
  alipay: alipayAdapter,
  wechatpay: wechatPayAdapter,
  stripe: stripeAdapter,
};

/** The channels of all providers. */
export function providerChannels(context: ProviderContext): readonly OpenChannel[] {
  return Object.values(PROVIDER_ADAPTERS).map(({ open }) => open(context));
}
