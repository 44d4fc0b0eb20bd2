import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { OpenFine } from './ils-patrons.ts';
import type { Away, NoPatron } from './ils-refusals.ts';

/** An entry of a reader's account. */
export interface AccountEntry {
  readonly id: string;
  readonly kind: OpenFine['kind'] | 'payment' | 'waiver' | 'reversal' | 'refund';
  /** ISO instant, UTC. */
  readonly at: string;
  /** Minor units: more than 0 raises what the reader owes. */
  readonly amount: number;
  /** Empty where it is about no bib. */
  readonly title: string;
  /** A code: cash, card, online, points; empty of what is no payment. */
  readonly method: string;
  /** What it is known by outside; empty of what was made in the library system itself. */
  readonly reference: string;
}

/** Of a system in whose books the portal can enter payments. Sums are minor units. */
export interface IlsPayments {
  /**
   * Books a payment of fines, once: a repeated reference changes nothing and is answered as the first. What is more than is open of the fines
   * becomes credit of the reader, or pays others: it is never lost.
   */
  book(payment: {
    readonly patronId: string;
    readonly reference: string;
    readonly fineIds: readonly string[];
    readonly amount: number;
    readonly method: 'online';
  }): Promise<{ readonly booked: true } | NoPatron | Away>;

  /** Books, once for a reference, that money of a payment went back. What it had paid is open again, as far as it went back. */
  giveBack(refund: {
    readonly reference: string;
    /** The reference of the payment. */
    readonly payment: string;
    readonly amount: number;
    readonly note: string;
  }): Promise<{ readonly booked: true } | Refusal<'PAYMENT_NOT_FOUND' | 'PAYMENT_NOT_REFUNDABLE'> | Away>;

  /** What happened to the reader's money, last first. */
  entries(
    patronId: string,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly entries: readonly AccountEntry[] } | Away>;
}
