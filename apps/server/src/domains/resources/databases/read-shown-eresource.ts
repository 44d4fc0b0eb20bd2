import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { EresourceDetail } from '@lectern/contracts/resources/databases/eresource';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import type { Deps } from '../../../platform/deps.ts';
import { presentWhole } from './present-eresources.ts';
import { type Reader, shownToday } from './reading.ts';
import { type ListedEresource, listChosen } from './store/eresource-list-store.ts';

/** A database that readers see today. */
export async function readShownEresource(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  id: string,
): Promise<ListedEresource | Refusal<'ERESOURCE_NOT_FOUND'>> {
  const one = { offset: 0, limit: 1, order: 'letter' } as const;
  const { rows } = await listChosen(deps.db, shownToday(deps, reader), { ids: [id] }, one);
  return rows[0] ?? refuse(ERESOURCE_NOT_FOUND);
}

/** Those of some databases that readers see today, by id. */
export async function readShownEresources(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedEresource>> {
  if (ids.length === 0) return new Map();
  const all = { offset: 0, limit: ids.length, order: 'letter' } as const;
  const { rows } = await listChosen(deps.db, shownToday(deps, reader), { ids }, all);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same with all that readers see of it. */
export async function readWholeEresource(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  id: string,
): Promise<EresourceDetail | Refusal<'ERESOURCE_NOT_FOUND'>> {
  const row = await readShownEresource(deps, reader, id);
  if (isRefusal(row)) return row;
  return (await presentWhole(deps, reader, row)) ?? refuse(ERESOURCE_NOT_FOUND);
}
