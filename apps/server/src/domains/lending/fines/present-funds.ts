import type { Funds } from '../../../ports/ils/ils-funds.ts';

/** What the library keeps of a reader, with its currency. */
export function presentFunds({ deposit, prepayment }: Funds, currency: string) {
  return { deposit: { amount: deposit, currency }, prepayment: { amount: prepayment, currency } };
}
