import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { Away, NoPatron } from './ils-refusals.ts';

/** What the library keeps of a reader, minor units, 0 or more. A deposit is for the card; a prepayment is for fines to come. */
export interface Funds {
  readonly deposit: number;
  readonly prepayment: number;
}

/** The group of a system that keeps deposits and prepayments of readers. Neither pays a fine by itself. */
export interface IlsFunds {
  of(patronId: string): Promise<Funds | Away>;
  /** Pays chosen behaviours, oldest first, from the prepayment, as far as it goes. */
  payFines(given: {
    readonly patronId: string;
    /** Absent for all that is open. */
    readonly behaviourIds: readonly string[] | undefined;
    /** What the reader saw as open, minor units. */
    readonly amount: number;
  }): Promise<
    | { readonly paid: number }
    | NoPatron
    | Refusal<'AMOUNT_CHANGED' | 'BEHAVIOUR_NOT_FOUND' | 'FUND_TOO_SMALL'>
    | Away
  >;
}
