/** A work that a message is about. */
export interface MessageWork {
  readonly recordId: string;
  readonly title: string;
  /** The day that matters: due, or the last one on the hold shelf. Null where none does. */
  readonly day: string | null;
  /** The code of the pickup library; empty where nothing is picked up. */
  readonly place: string;
}

/** What a message says, in no language. */
export interface MessageFacts {
  readonly works: readonly MessageWork[];
  /** For people, as staff wrote it; empty where nobody did. */
  readonly reason: string;
}
