/** For whom, in which currency and when something is booked. */
export interface BookContext {
  readonly tenantId: string;
  readonly policy: { readonly currency: string };
  /** ISO instant. */
  readonly now: string;
}
