import type { SearchDocument } from '@lectern/search/search-document';
import type { IndexChanges } from '@lectern/search/search-engine';
import type { Db } from './db/database.ts';
import type { EventConsumer } from './events/event-consumer.ts';
import type { DaysPassed, LibraryDay } from './searchable.ts';

/**
 * An index of the search engine that each library has beside that of its records. The process that writes indexes builds it from the
 * database, and brings it up to date by events and from day to day.
 */
export interface KeptIndex {
  /** The events that change it. Their subjects are what `changes` is given. */
  readonly consumer: EventConsumer;
  /** Where its day and version are noted for each library. */
  readonly table: 'things_index' | 'page_index';
  /** One more with each change of what its documents hold: indexes of another version are built anew. */
  readonly version: number;
  /** So many subjects are looked at together. */
  readonly subjectsAtOnce: number;
  /** Its name in the engine. */
  nameOf(tenantId: string): string;
  /** All documents on a day, some at a time. */
  all(db: Db, day: LibraryDay): AsyncIterable<SearchDocument[]>;
  /** What is put and removed because of some subjects. */
  changes(db: Db, day: LibraryDay, subjects: readonly string[]): Promise<IndexChanges>;
  /** The subjects that change between two days without an event. */
  turned(db: Db, tenantId: string, days: DaysPassed): Promise<readonly string[]>;
}

declare module './deps.ts' {
  interface Deps {
    /** The indexes beside that of records which domains have of their own. */
    readonly keptIndexes: () => Promise<readonly KeptIndex[]>;
  }
}
