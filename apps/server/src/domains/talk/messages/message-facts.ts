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
  /** What subscriptions found; absent in messages about anything else. */
  readonly found?: FoundFacts;
}

/** Works that subscriptions found. A message lists some of them and counts the others. */
export interface FoundFacts {
  readonly total: number;
  readonly groups: readonly {
    /** The subscription, and its name in the words of its reader. */
    readonly id: string;
    readonly name: string;
    readonly total: number;
    readonly works: readonly { readonly recordId: string; readonly title: string; readonly author: string }[];
  }[];
}
