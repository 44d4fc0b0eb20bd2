import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { Away } from './ils-refusals.ts';

/** A cash drawer in the time in which one member of the staff has it. Sums are minor units. */
export interface CashDrawer {
  readonly id: string;
  readonly libraryCode: string;
  readonly staffId: string;
  /** ISO instants. */
  readonly openedAt: string;
  readonly closedAt: string | null;
  readonly float: number;
  readonly taken: number;
  readonly givenBack: number;
  /** What was counted beyond what the books say. */
  readonly difference: number;
  readonly reason: string;
}

export interface CashEntry {
  readonly id: string;
  readonly at: string;
  /** Less than 0 where money went out. */
  readonly amount: number;
}

export interface CashReport {
  readonly taken: number;
  readonly givenBack: number;
  readonly difference: number;
  readonly drawers: readonly CashDrawer[];
}

/** Of a system that books the cash of the desk to drawers. */
export interface IlsCash {
  /** The open drawer of a member of the staff, and its last entries, last first. */
  drawerOf(
    staffId: string,
  ): Promise<{ readonly drawer: CashDrawer; readonly entries: readonly CashEntry[] } | undefined | Away>;
  open(given: {
    readonly libraryCode: string;
    readonly staffId: string;
    readonly float: number;
  }): Promise<CashDrawer | Refusal<'CASH_DRAWER_OPEN'> | Away>;
  /** Ends a drawer with what was counted, and posts the difference. `nextStaffId` gets the drawer with the count as its float. */
  close(given: {
    readonly staffId: string;
    readonly counted: number;
    /** What the member of the staff was shown as in it. */
    readonly sum: number;
    readonly reason: string;
    readonly nextStaffId?: string;
  }): Promise<
    | CashDrawer
    | Refusal<'CASH_DRAWER_CLOSED' | 'CASH_DRAWER_OPEN' | 'CASH_REASON_REQUIRED' | 'AMOUNT_CHANGED'>
    | Away
  >;
  /** What was booked since an instant and before another, and the drawers that were open between them, in the order of opening. */
  report(part: { readonly since: string; readonly before: string }): Promise<CashReport | Away>;
}
