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

/** Cash that came in and went out, both as minor units of 0 or more. */
export interface CashFlow {
  readonly taken: number;
  readonly givenBack: number;
}

/** The sums are of all cash, in drawers and without one. */
export interface CashReport extends CashFlow {
  readonly difference: number;
  readonly withoutDrawer: CashFlow;
  readonly drawers: readonly CashDrawer[];
}
