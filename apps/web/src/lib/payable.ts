import type { Money } from '@lectern/rules/money';

/** What a reader can pay now, of a balance that is negative if the library owes the reader. */
export function payable(owed: Money): Money {
  return { ...owed, amount: Math.max(0, owed.amount) };
}
