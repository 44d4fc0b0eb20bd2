import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { BehaviourState, BehaviourTab, LostWay } from '@lectern/rules/behaviours';
import type { DeskPerson } from './ils-desk-people.ts';
import type { OpenFine } from './ils-patrons.ts';
import type { Away, NoPatron } from './ils-refusals.ts';

/** What went wrong with a loan or an account, and what it costs. Sums are minor units. */
export interface Behaviour {
  readonly id: string;
  readonly kind: OpenFine['kind'] | 'block';
  readonly state: BehaviourState;
  /** What the reader does about a lost copy; empty of others. */
  readonly way: LostWay | '';
  readonly note: string;
  /** The days of a block for a time, both included; absent of all others. */
  readonly days?: { readonly from: string; readonly until: string };
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
  /** The number under which the library owns the copy; absent where there is none besides the barcode. */
  readonly inventoryNumber?: string;
  readonly callNumber: string;
  readonly locationCode: string;
}

export interface BehaviourFilter {
  /** Only those of one reader; absent for all readers. */
  readonly patronId?: string;
  /** Also this reader's blocks for a time, which cost nothing. They are behaviours without a sum. */
  readonly withBlocks?: boolean;
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

/** The group of a system that keeps what went wrong with loans and accounts. */
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
}
