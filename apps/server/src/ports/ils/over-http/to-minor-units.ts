import { readAmount } from '../../../platform/sip2/read-amount.ts';

/** Systems that answer JSON count money in numbers with a point, which are not exact: 0.1 + 0.2 is taken for 0.30. */
export function toMinorUnits(money: { readonly amount: number; readonly isoCurrencyCode: string }): number {
  return readAmount((money.amount + Math.sign(money.amount) * 1e-6).toFixed(6), money.isoCurrencyCode) ?? 0;
}
