import { WHOLE } from '@lectern/contracts/buying/orders/order-line';
import { currencyDigits } from '@lectern/rules/money';

/** A rate of one for one. */
export const RATE_OF_ONE = 1_000_000;

/** What copies cost with discount and tax, minor units of the currency of the price. Halves are rounded up. */
export function costOfCopies(
  { price, discount, tax }: { readonly price: number; readonly discount: number; readonly tax: number },
  quantity: number,
): number {
  const net = divided(BigInt(price) * BigInt(quantity) * BigInt(WHOLE - discount), BigInt(WHOLE));
  return Number(net + divided(net * BigInt(tax), BigInt(WHOLE)));
}

/** An amount in another currency. `rate`: millionths of the other one for one whole unit; both amounts are minor units. */
export function exchanged(
  amount: number,
  { rate, from, to }: { readonly rate: number; readonly from: string; readonly to: string },
): number {
  const up = BigInt(amount) * BigInt(rate) * 10n ** BigInt(currencyDigits(to));
  return Number(divided(up, BigInt(RATE_OF_ONE) * 10n ** BigInt(currencyDigits(from))));
}

/** An amount divided by parts, so that the sum is the amount. What does not divide goes to the largest remainders, the first ones first. */
export function divideByParts(amount: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map((_part, at) => (at === 0 ? amount : 0));
  const exact = parts.map((part) => BigInt(amount) * BigInt(part));
  const shares = exact.map((one) => Number(one / BigInt(whole)));
  const remainders = exact.map((one, at) => ({ at, left: one % BigInt(whole) }));
  remainders.sort((one, other) =>
    one.left === other.left ? one.at - other.at : one.left < other.left ? 1 : -1,
  );
  const left = amount - shares.reduce((sum, one) => sum + one, 0);
  for (const { at } of remainders.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

function divided(up: bigint, by: bigint): bigint {
  return (2n * up + by) / (2n * by);
}
