/** Money that goes back to a reader at the desk, and who answers for it. */
export interface GivenBack {
  readonly amount: number;
  readonly staffId: string;
  /** Above this sum in all, minor units, a second person has to approve. */
  readonly limit: number | undefined;
  /** The second person; undefined where nobody approved. */
  readonly approvedBy: string | undefined;
}
