import type * as z from 'zod';
import type { Names } from '../../../kernel/languages.ts';
import { alipay } from './alipay.ts';
import { stripe } from './stripe.ts';
import { wechatpay } from './wechatpay.ts';

/**
 * The providers of online payments: what a library sets, and what readers are shown as the name. The codes are stored and in settings: they
 * do not change. The server's part is apps/server/src/ports/payments/provider-adapters.ts.
 */
export const PAYMENT_PROVIDERS = { alipay, wechatpay, stripe } satisfies Record<
  string,
  { readonly settings: z.ZodType; readonly name: Names }
>;
export type PaymentProviderCode = keyof typeof PAYMENT_PROVIDERS;

type ProviderSettings = {
  [Code in PaymentProviderCode]: z.ZodOptional<(typeof PAYMENT_PROVIDERS)[Code]['settings']>;
};

/** The settings of each provider; absent where a library has no account at it. */
export const providerSettings = Object.fromEntries(
  Object.entries(PAYMENT_PROVIDERS).map(([code, { settings }]) => [code, settings.optional()]),
) as ProviderSettings;
