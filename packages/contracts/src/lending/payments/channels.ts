/** Ways to pay online. The names are stored and in settings: they do not change. */
export const PAYMENT_CHANNELS = ['sandbox', 'alipay', 'wechatpay', 'stripe'] as const;
export type PaymentChannelCode = (typeof PAYMENT_CHANNELS)[number];

/** How long a reader has to pay an order (document 1, section 10). */
export const PAYMENT_SECONDS = 180;
