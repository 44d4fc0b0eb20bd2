/** Work in the background that was given up: a job, or an event that was set aside. */
export interface FailedWork {
  /** That of the job, or the number of the event. */
  readonly id: string;
  /** The kind of the job, or the name of the consumer of the event. */
  readonly kind: string;
  /** Undefined for work of the whole installation. */
  readonly tenantId: string | undefined;
  readonly attempts: number;
  /** As `maskError` leaves it. */
  readonly error: string;
  /** ISO 8601, UTC. */
  readonly failedAt: string;
  /** False if what it needs is forgotten. */
  readonly canRetry: boolean;
}

/** Which failed work: of a tenant, the one with an id, or all if nothing is said. */
export interface FailedWorkFilter {
  readonly tenantId?: string | undefined;
  readonly id?: string | undefined;
}
