/** A payment that the portal tells a library system elsewhere, from before it is told. Sums are minor units. */
export interface ToldPayment {
  readonly reference: string;
  readonly patronId: string;
  readonly amount: number;
  /** What the patron owed there before it was told. */
  readonly owedBefore: number;
  /**
   * - `telling`: it is being told, or the answer was lost.
   * - `booked`: the system took it.
   * - `refused`: the system did not take it.
   * - `unclear`: the answer was lost, and what is owed there does not say whether it was taken.
   */
  readonly state: 'telling' | 'booked' | 'refused' | 'unclear';
  /** ISO instants: when it was begun, and last told or decided. */
  readonly begunAt: string;
  readonly changedAt: string;
}

/** What was told of payments, for systems that cannot be asked what they took. */
export interface ToldPayments {
  find(tenantId: string, reference: string): Promise<ToldPayment | undefined>;
  /** Notes that it will be told. False if it is noted already: of two at once one tells it. */
  begin(
    tenantId: string,
    payment: Pick<ToldPayment, 'reference' | 'patronId' | 'amount' | 'owedBefore'>,
    at: string,
  ): Promise<boolean>;
  /** Changes the state of one that was last changed at an instant. False if somebody else changed it. */
  note(
    tenantId: string,
    seen: Pick<ToldPayment, 'reference' | 'changedAt'>,
    state: ToldPayment['state'],
    at: string,
  ): Promise<boolean>;
  /** What a patron's payments came to, the last first. */
  booked(
    tenantId: string,
    patronId: string,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly payments: readonly ToldPayment[] }>;
}
