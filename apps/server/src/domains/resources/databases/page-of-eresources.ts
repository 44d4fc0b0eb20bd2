import type { EresourceSort } from '@lectern/contracts/people/tenant/eresource-settings';
import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import type { Deps } from '../../../platform/deps.ts';
import { hotPlaces } from './open-counts.ts';
import { presentEresources } from './present-eresources.ts';
import { type EresourceFilters, readChoice } from './read-choice.ts';
import { type Reader, shownToday } from './reading.ts';
import {
  type EresourceChoice,
  type EresourceOrder,
  type EresourceReading,
  listChosen,
  listChosenIds,
} from './store/eresource-list-store.ts';

interface Page {
  readonly page: number;
  readonly rows: number;
}

type Needed = Pick<Deps, 'db' | 'clock'>;

/** A page of the databases that readers see today and that filters choose, in the order of the reader or else of the library. */
export async function pageOfFiltered(
  deps: Needed,
  reader: Reader,
  {
    sort = reader.tenant.settings.eresources.sort,
    page,
    rows,
    ...filters
  }: EresourceFilters & Page & { readonly sort?: EresourceSort | undefined },
): Promise<{ readonly total: number; readonly eresources: EresourceSummary[] }> {
  const reading = shownToday(deps, reader);
  const choice = readChoice(filters, { tenant: reader.tenant, today: reading.today });
  if (sort !== 'hot') return pageOfChosen(deps, reader, choice, { page, rows, order: sort });
  const ids = await hotFirst(deps, reading, choice);
  const part = ids.slice((page - 1) * rows, page * rows);
  return { total: ids.length, eresources: await eresourcesInOrder(deps, reader, part) };
}

/** A page of the databases that readers see today. */
export async function pageOfChosen(
  deps: Needed,
  reader: Reader,
  choice: EresourceChoice,
  { page, rows, order }: Page & { readonly order: EresourceOrder },
): Promise<{ readonly total: number; readonly eresources: EresourceSummary[] }> {
  const place = { offset: (page - 1) * rows, limit: rows, order };
  const { total, rows: listed } = await listChosen(deps.db, shownToday(deps, reader), choice, place);
  return { total, eresources: await presentEresources(deps, reader, listed) };
}

/** Databases that readers see today, in the order of the ids; those that are not shown are left out. */
export async function eresourcesInOrder(
  deps: Needed,
  reader: Reader,
  ids: readonly string[],
): Promise<EresourceSummary[]> {
  if (ids.length === 0) return [];
  const all = { offset: 0, limit: ids.length, order: 'letter' } as const;
  const { rows } = await listChosen(deps.db, shownToday(deps, reader), { ids }, all);
  const shown = new Map((await presentEresources(deps, reader, rows)).map((one) => [one.id, one]));
  return ids.flatMap((id) => shown.get(id) ?? []);
}

/** The ids that are chosen: those opened most first, then the others in filing order. */
export async function hotFirst(
  { db }: Pick<Deps, 'db'>,
  reading: EresourceReading,
  choice: EresourceChoice,
): Promise<string[]> {
  const [ids, places] = await Promise.all([
    listChosenIds(db, reading, choice),
    hotPlaces(db, reading.tenantId),
  ]);
  const chosen = new Set(ids);
  const hot = places.map(({ recordId }) => recordId).filter((id) => chosen.has(id));
  const isHot = new Set(hot);
  return [...hot, ...ids.filter((id) => !isHot.has(id))];
}
