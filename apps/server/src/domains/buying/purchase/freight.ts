import type { KnownVendor } from '../vendors/known-vendors.ts';

/**
 * The freight of each book of one delivery, in the order of their prices: the first bears that of the delivery, the others what a further
 * book costs, and all nothing from the vendor's sum on. So a book that is cancelled gives back its own part. Minor units.
 */
export function freightParts(
  { first, further, freeFrom }: KnownVendor['freight'],
  prices: readonly number[],
): readonly number[] {
  const sum = prices.reduce((all, price) => all + price, 0);
  const isFree = freeFrom > 0 && sum >= freeFrom;
  return prices.map((_, at) => (isFree ? 0 : at === 0 ? first : further));
}
