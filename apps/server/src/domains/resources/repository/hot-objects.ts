import type { ObjectSummary } from '@lectern/contracts/resources/repository/object';
import { addDays } from '../../../platform/clock.ts';
import { openedMost } from '../../shelf/activity/opened-most.ts';
import { presentObjects } from './present/present-objects.ts';
import type { RepositoryDeps, Seeing } from './seeing.ts';
import { listChosenObjects } from './store/object-list-store.ts';
import type { DigitalCollectionTable } from './tables.ts';

/** Hot is what was opened in so many days. */
const HOT_DAYS = 30;
/** So many are looked at: those that the caller does not see, or of other collections, are left out of them. */
const CANDIDATES = 500;

/** The objects of some collections that were opened most, most first. Those that nobody opened are left out. */
export async function hotObjects(
  deps: RepositoryDeps,
  seeing: Seeing,
  collectionIds: readonly string[],
  limit: number,
): Promise<(ObjectSummary & { readonly count: number })[]> {
  const counts = await hotCounts(deps, seeing);
  const choice = { ids: [...counts.keys()], collectionIds };
  const { rows } = await listChosenObjects(deps.db, seeing.reading, choice, {
    offset: 0,
    limit: CANDIDATES,
    order: 'title',
  });
  const hottest = rows
    .sort((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0))
    .slice(0, limit);
  const objects = await presentObjects(deps.db, seeing, hottest);
  return objects.map((one) => ({ ...one, count: counts.get(one.objectId) ?? 0 }));
}

/** How often objects of each of these collections, and below, were opened. */
export async function openingsOf(
  deps: RepositoryDeps,
  seeing: Seeing,
  collections: readonly DigitalCollectionTable[],
): Promise<ReadonlyMap<string, number>> {
  const counts = await hotCounts(deps, seeing);
  const { rows } = await listChosenObjects(
    deps.db,
    seeing.reading,
    { ids: [...counts.keys()] },
    { offset: 0, limit: CANDIDATES, order: 'title' },
  );
  return new Map(
    collections.map(({ id }) => {
      const below = new Set(seeing.tree.below(id));
      const opened = rows.filter(({ collection_id }) => below.has(collection_id));
      return [id, opened.reduce((sum, row) => sum + (counts.get(row.id) ?? 0), 0)];
    }),
  );
}

async function hotCounts(
  { db }: Pick<RepositoryDeps, 'db'>,
  { tenant, asking }: Seeing,
): Promise<ReadonlyMap<string, number>> {
  const since = addDays(asking.asker.today, -HOT_DAYS);
  const opened = await openedMost(db, tenant.id, { since, event: 'openObject', limit: CANDIDATES });
  return new Map(opened.map(({ subject, count }) => [subject, count]));
}
