import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { Funds } from './ils-funds.ts';
import type { OpenFine } from './ils-patrons.ts';
import type { Away, NoPatron } from './ils-refusals.ts';

/** What went into a fund of the reader, and what came back. */
type FundEntryKind = `${keyof Funds}_${'in' | 'out'}`;

/** An entry of a reader's account. */
export interface AccountEntry {
  readonly id: string;
  readonly kind: OpenFine['kind'] | 'payment' | 'waiver' | 'reversal' | 'refund' | FundEntryKind;
  /** ISO instant, UTC. */
  readonly at: string;
  /** Minor units: less than 0 if money came from the reader, or a debt became smaller. */
  readonly amount: number;
  /** Empty where it is about no bib. */
  readonly title: string;
  /** A code: cash, card, online, points, prepayment; empty of what is no payment. */
  readonly method: string;
  /** What it is known by outside; empty of what was made in the library system itself. */
  readonly reference: string;
}

/** Money of a reader that came in. Sums are minor units. */
export interface TakenMoney {
  readonly patronId: string;
  readonly kind: 'payment' | 'deposit_in' | 'prepayment_in';
  /** ISO instant, UTC. */
  readonly at: string;
  readonly amount: number;
  /** A code: cash, card, online. */
  readonly method: string;
  /** What went back of it to the reader. */
  readonly refunded: number;
  /** What it paid when it came: less than the amount where something became credit. Titles are empty where it is about no bib. */
  readonly paid: readonly {
    readonly kind: OpenFine['kind'];
    readonly title: string;
    readonly amount: number;
  }[];
}

/** The group of a system in whose books the portal can enter payments. Sums are minor units. */
export interface IlsPayments {
  /**
   * Books a payment of fines, once: a repeated reference changes nothing and is answered as the first. What is more than is open of the
   * fines becomes credit of the reader, or pays others: it is never lost. A system elsewhere may not take it: staff look then.
   */
  book(payment: {
    readonly patronId: string;
    readonly reference: string;
    readonly fineIds: readonly string[];
    readonly amount: number;
    readonly method: 'online';
  }): Promise<{ readonly booked: true } | NoPatron | Refusal<'PAYMENT_NOT_TAKEN'> | Away>;

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

  /** Money that came, by the id of its entry or by its reference; undefined if there is no such. */
  taken(name: string): Promise<TakenMoney | undefined | Away>;
}
