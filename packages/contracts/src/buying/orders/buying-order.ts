import * as z from 'zod';

/** `waiting`: above what one person may order, so a second one decides. */
export const BUYING_ORDER_STATES = ['waiting', 'placed', 'sent', 'declined'] as const;
export type BuyingOrderState = (typeof BUYING_ORDER_STATES)[number];

/** How an order goes to the vendor: a file of EDIFACT, a table, or a text for a mail. */
export const ORDER_WAYS = ['edifact', 'csv', 'text'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

/** Lists of numbers of partners in EDIFACT: EAN, SAN, or one that both agreed on. */
export const PARTNER_LISTS = ['14', '31B', '92'] as const;

export const buyingOrder = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(BUYING_ORDER_STATES),
  vendorId: z.string(),
  vendorName: z.string(),
  /** What it commits, minor units of the library's currency. */
  amount: z.int(),
  currency: z.string(),
  lineCount: z.int(),
  note: z.string(),
  /** Empty before it is sent. */
  way: z.enum(['', ...ORDER_WAYS]),
  placedBy: z.string(),
  placedAt: z.string(),
  decidedBy: z.string(),
  sentAt: z.string(),
  /** The caller may approve it: somebody else ordered. */
  mayApprove: z.boolean(),
});
export type BuyingOrder = z.infer<typeof buyingOrder>;
