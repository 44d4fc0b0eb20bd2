import type { Deps } from '../../../../platform/deps.ts';
import type { KeptIndex } from '../../../../platform/kept-index.ts';
import { allThings, thingDocuments, turnedSubjects } from './thing-documents.ts';
import { thingsConsumer } from './things-consumer.ts';

/** One more with each change of what a document of a thing holds (`documentOf`). */
const THINGS_VERSION = 3;
const SUBJECTS_AT_ONCE = 1000;

/**
 * The engine's index of what a library has beside records. It is one of its own: so records have the same hits, order, counts and speed,
 * whatever else there is. No tenant has a space in its id.
 */
export function thingsIndexOf(tenantId: string): string {
  return `${tenantId} things`;
}

/** The index of what the domains name as `searchable`. */
export function thingsIndex({ searchable }: Pick<Deps, 'searchable'>): KeptIndex {
  return {
    consumer: thingsConsumer,
    table: 'things_index',
    version: THINGS_VERSION,
    subjectsAtOnce: SUBJECTS_AT_ONCE,
    nameOf: thingsIndexOf,
    all: (db, day) => allThings({ db, searchable }, day),
    async changes(db, day, subjects) {
      const put = await thingDocuments({ db, searchable }, day, subjects);
      const found = new Set(put.map(({ id }) => id));
      return { put, remove: subjects.filter((subject) => !found.has(subject)) };
    },
    turned: (db, tenantId, days) => turnedSubjects({ db, searchable }, tenantId, days),
  };
}
