import type { QuoteTo } from './apply-quote.ts';

/** Who sent a message, and who takes it in. */
export interface TakingIn extends QuoteTo {
  readonly vendorId: string;
  readonly homeCurrency: string;
  /** A calendar date. */
  readonly today: string;
  readonly staffId: string;
}
