import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { BehaviourState, BehaviourTab, BehaviourVerb, LostWay } from '@lectern/rules/behaviours';
import type { Tx } from '../../platform/db/database.ts';
import type { ByStaffOrReader, DeskPerson } from './ils-desk-people.ts';
import type { OpenFine } from './ils-patrons.ts';
import type { Away, NoPatron } from './ils-refusals.ts';

/** What went wrong with a loan or an account, and what it costs. Sums are minor units. */
export interface Behaviour {
  readonly id: string;
  readonly kind: OpenFine['kind'];
  readonly state: BehaviourState;
  /** What the reader does about a lost copy; empty of others. */
  readonly way: LostWay | '';
  readonly note: string;
  readonly createdAt: string;
  readonly reader: DeskPerson;
  /** What was charged, what payments and waivers have covered of it, and what is open. */
  readonly charged: number;
  readonly paid: number;
  readonly waived: number;
  readonly open: number;
  /** The bib and item it is about; empty texts where it is about none. */
  readonly bibId?: string;
  readonly title: string;
  readonly author: string;
  readonly barcode: string;
  readonly callNumber: string;
  readonly locationCode: string;
}

export interface BehaviourFilter {
  /** Of one reader; absent for all readers. */
  readonly patronId?: string;
  readonly tab: BehaviourTab;
  readonly offset: number;
  readonly limit: number;
}

export interface BehaviourPage {
  readonly total: number;
  readonly behaviours: readonly Behaviour[];
}

/** What a reader may do about the lost copy of a loan, and what it costs. */
export interface LostWays {
  readonly title: string;
  readonly barcode: string;
  /** None if the library settles losses at the desk. */
  readonly ways: readonly { readonly way: LostWay; readonly price: number; readonly handling: number }[];
  /** The overdue fine so far, which is charged too. */
  readonly overdueFine: number;
}

type NoLoan = Refusal<'LOAN_NOT_FOUND'>;
type NoBehaviour = Refusal<'BEHAVIOUR_NOT_FOUND'>;

/** Of a system that keeps what went wrong with loans and accounts. */
export interface IlsBehaviours {
  /** Last first. */
  list(filter: BehaviourFilter): Promise<BehaviourPage | Away>;
  lostWays(patronId: string, loanId: string): Promise<LostWays | NoLoan | NoPatron | Away>;
  /** A reader reports a copy on loan as lost and chooses what to do about it. The loan ends. */
  reportLost(
    patronId: string,
    loanId: string,
    way: LostWay,
  ): Promise<
    | { readonly behaviourId: string; readonly charged: number; readonly finePosted: number }
    | NoLoan
    | Refusal<'LOST_WAY_NOT_OFFERED'>
    | Away
  >;
  /** Charges a reader for something that is about no loan. */
  charge(given: {
    readonly patronId: string;
    readonly amount: number;
    readonly note: string;
    readonly staffId: string;
  }): Promise<{ readonly behaviourId: string } | NoPatron | Away>;
  /** Does what the verb says, or refuses if the behaviour has moved on. */
  handle(given: {
    readonly behaviourId: string;
    readonly verb: BehaviourVerb;
    readonly note: string;
    readonly staffId: string;
  }): Promise<{ readonly state: BehaviourState } | NoBehaviour | Refusal<'BEHAVIOUR_MOVED_ON'> | Away>;
  /** Books money that the desk took for chosen behaviours of a reader, the sum that is open of them. */
  pay(
    given: ByStaffOrReader & {
      readonly patronId: string;
      readonly behaviourIds: readonly string[];
      /** What the desk was shown, minor units. */
      readonly amount: number;
      readonly method: 'cash' | 'card';
    },
  ): Promise<
    | { readonly paid: number }
    | NoPatron
    | NoBehaviour
    | Refusal<'AMOUNT_CHANGED' | 'CASH_DRAWER_CLOSED'>
    | Away
  >;
  /** The last payments that the desk took of a reader, last first. */
  taken(patronId: string, limit: number): Promise<readonly DeskPayment[] | Away>;
  /** Books that the desk gave back a payment which the desk took, whole or in part. What it had paid is open again, as far as it went back. */
  giveBack(
    given: GivenBack & { readonly patronId: string; readonly paymentId: string; readonly note: string },
  ): Promise<
    | { readonly refunded: number }
    | Refusal<'PAYMENT_NOT_FOUND' | 'REFUND_TOO_LARGE' | 'SECOND_PERSON_NEEDED' | 'CASH_DRAWER_CLOSED'>
    | Away
  >;
  /** What is open of chosen behaviours of a reader, or of all, minor units. */
  open(
    patronId: string,
    behaviourIds: readonly string[] | undefined,
  ): Promise<number | NoPatron | NoBehaviour | Away>;
  /** Books what a reader pays of chosen behaviours or of all, oldest first, together with what `also` writes. */
  payInPart<Other extends Refusal>(
    given: PartPayment,
    also: (tx: Tx, open: number) => Promise<number | Other>,
  ): Promise<{ readonly paid: number } | Other | NoPatron | NoBehaviour | Refusal<'AMOUNT_CHANGED'> | Away>;
}

export interface PartPayment {
  readonly patronId: string;
  /** Absent for all that is open. */
  readonly behaviourIds: readonly string[] | undefined;
  /** What the reader saw as open, minor units. */
  readonly amount: number;
  readonly method: 'points' | 'prepayment';
}

/** Money that goes back to a reader at the desk, and who answers for it. */
export interface GivenBack {
  readonly amount: number;
  readonly staffId: string;
  /** Above this sum in all, minor units, a second person has to approve. */
  readonly limit: number | undefined;
  /** The second person; undefined where nobody approved. */
  readonly approvedBy: string | undefined;
}

/** A payment that the desk took. Sums are minor units. */
export interface DeskPayment {
  readonly id: string;
  readonly method: 'cash' | 'card';
  readonly paidAt: string;
  readonly amount: number;
  /** What did not go back yet. */
  readonly refundable: number;
}
