/** At which library and when points change. */
export interface PointsContext {
  readonly tenantId: string;
  /** ISO instant. */
  readonly now: string;
}
