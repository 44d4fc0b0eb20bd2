import type { Deps } from '../deps.ts';
import type { Subscription } from './event-type.ts';

/** Who acts on the events of a type, on each at least once. */
export interface EventConsumer extends Subscription {
  /**
   * Acts on things of one tenant that had events; raising leaves the events to be tried again later. Absent where the domain's own
   * background takes its events from the outbox.
   */
  readonly act?: (deps: Deps, tenantId: string, subjectIds: readonly string[]) => Promise<void>;
}
