import * as z from 'zod';
import { secretNameSchema } from '../secret-name.ts';
import { providerAddress } from './fields.ts';

/** An account at Stripe (Checkout). */
const settings = z.object({
  /** The secret that is the API key. */
  apiKey: secretNameSchema.default('stripe-key'),
  /** The secret of the endpoint that notices are sent to. */
  webhookSecret: secretNameSchema.default('stripe-webhook'),
  /** Only methods that pay at once: a reader has three minutes. */
  methods: z
    .array(z.enum(['card', 'alipay', 'wechat_pay', 'link']))
    .nonempty()
    .default(['card']),
  address: providerAddress.default('https://api.stripe.com'),
});
export type StripeSettings = z.infer<typeof settings>;

export const stripe = {
  settings,
  name: { 'zh-CN': '银行卡', 'zh-TW': '銀行卡', 'en-US': 'Card', 'fr-FR': 'Carte bancaire' },
};
