import { openAlipay } from './alipay/alipay-channel.ts';
import type { OpenChannel } from './payment-channels.ts';
import type { ProviderContext } from './provider-context.ts';
import { openStripeChannel } from './stripe/stripe-channel.ts';
import { openWechatPayChannel } from './wechatpay/wechatpay-channel.ts';

/** The channels of all providers, in the order in which readers are offered them. */
export function providerChannels(context: ProviderContext): readonly OpenChannel[] {
  return [openAlipay(context), openWechatPayChannel(context), openStripeChannel(context)];
}
