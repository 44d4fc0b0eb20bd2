import type { ActivityEvent } from '@lectern/contracts/shelf/activity/events';

/** One use of the portal, as it waits to be written. */
export interface NotedUse {
  readonly tenantId: string;
  /** Undefined for a visitor, and for a library that keeps no records. */
  readonly patronId: string | undefined;
  readonly event: ActivityEvent;
  /** The id of a work, or the number of an entry of the menu. */
  readonly subject: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The same, as a day of the library. */
  readonly day: string;
}
