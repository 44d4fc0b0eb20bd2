/** For whom, in which currency and when something is posted. */
export interface LedgerContext {
  readonly tenantId: string;
  readonly policy: { readonly currency: string };
  /** ISO instant. */
  readonly now: string;
}
