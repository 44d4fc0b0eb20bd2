import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Db } from './db/database.ts';
import { eventType } from './events/event-type.ts';

/** A thing that readers can find beside records changed, or it is new or gone. The subject is its kind and id: `topic/<id>`. */
export const thingChanged = eventType('thing.changed');

/** A library on a day. */
export interface LibraryDay {
  readonly tenantId: string;
  /** Calendar date of the library, YYYY-MM-DD. */
  readonly today: string;
}

/** Calendar dates of a library, YYYY-MM-DD: what was shown on the one is to be what is shown on the other. */
export interface DaysPassed {
  readonly from: string;
  readonly to: string;
}

/** The words of a thing in one language. */
export interface ThingWords {
  /** Undefined where the thing does not say. */
  readonly language: Language | undefined;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
}

/** A thing as readers find it. */
export interface SearchableThing {
  readonly id: string;
  /** At least one. */
  readonly words: readonly ThingWords[];
  /** Calendar date from which it counts as new. */
  readonly day: string;
  /** Where one of its names is what was typed, it stands above the hits of the catalogue. */
  readonly standsFirst?: true;
  /** Ids of the databases that it is, or is in; absent of things that have nothing to do with databases. */
  readonly eresourceIds?: readonly string[];
  /** Its numbers, of things that have them: each finds it. */
  readonly issn?: readonly string[];
  readonly isbn?: readonly string[];
}

/** A kind of things that readers can find beside records, listed in `searchable` of the domain that has them. */
export interface Searchable {
  readonly kind: ThingKind;
  /**
   * Those that everybody may see on that day: of all, or of some ids. Asked again for each hit, so that what was withdrawn is not shown.
   */
  shown(db: Db, day: LibraryDay, ids?: readonly string[]): Promise<readonly SearchableThing[]>;
  /** All of them, some at a time: for kinds of which there are too many for one list. `shown` is then asked for some ids only. */
  all?(db: Db, day: LibraryDay): AsyncIterable<readonly SearchableThing[]>;
  /** The ids of those that begin or end to be shown between two days without a change of theirs. */
  turned(db: Db, tenantId: string, days: DaysPassed): Promise<readonly string[]>;
}

declare module './deps.ts' {
  interface Deps {
    /** What readers can find beside records, of all domains. */
    readonly searchable: () => Promise<readonly Searchable[]>;
  }
}
