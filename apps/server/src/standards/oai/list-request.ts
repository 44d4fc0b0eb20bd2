/** Where a list goes on. */
export interface ListPosition {
  /** The last row that was told. */
  readonly stamp: string;
  readonly objectId: string;
  /** How many were told before. */
  readonly cursor: number;
  /** How many there were in all when the list was begun. */
  readonly total: number;
}

/** What a list is made of, from its arguments or from a token of an earlier answer. */
export interface ListRequest {
  readonly prefix: string;
  readonly setSpec: string;
  /** First and last instant, inclusive; empty without. */
  readonly from: string;
  readonly until: string;
  /** Undefined for the first answer. */
  readonly position: ListPosition | undefined;
}
