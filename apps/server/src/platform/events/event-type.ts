/** Something that happens to a thing of a tenant. An event says no more than which thing: who acts on it looks. */
export interface EventType {
  /** Stored with each event: it does not change. */
  readonly topic: string;
}

export function eventType(topic: string): EventType {
  return { topic };
}

/** Who hears the events of a type. */
export interface Subscription {
  /** Stored with each event that waits for it: it does not change. */
  readonly name: string;
  readonly hears: EventType;
}
