import type { VendorPort } from './vendor-port.ts';

const NO_NEWS = { reason: '', carrier: '', parcelNumber: '', steps: [] } as const;

/** A vendor whose price list says price and stock, and to which staff send what stands in their list of orders. */
export const LIST_VENDOR: VendorPort = {
  quote: async (items) =>
    new Map(items.map(({ id, price, stock, asked_at: askedAt }) => [id, { price, stock, askedAt }])),
  order: async () => ({ state: 'sent', ...NO_NEWS }),
  look: async () => undefined,
  cancel: async () => 'byHand',
};
