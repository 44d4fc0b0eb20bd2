import type { Deps } from '../deps.ts';

/** Something that happens to a thing of a tenant. An event says no more than which thing: who acts on it looks. */
export interface EventType {
  /** Stored with each event: it does not change. */
  readonly topic: string;
}

export function eventType(topic: string): EventType {
  return { topic };
}

/** Who acts on the events of a type, each event at least once. */
export interface EventConsumer {
  /** Stored with each event that waits for it: it does not change. */
  readonly name: string;
  readonly hears: EventType;
  /**
   * Acts on things of one tenant that had events; raising leaves the events to be tried again later. Absent where the domain's own background
   * takes its events from the outbox.
   */
  readonly act?: (deps: Deps, tenantId: string, subjectIds: readonly string[]) => Promise<void>;
}
