import type { Deps } from '../../../platform/deps.ts';
import { type Reader, shownToday } from './reading.ts';
import { countEntrances } from './store/entrance-store.ts';
import { listChosen } from './store/eresource-list-store.ts';

/** A database as what it offers shows it. */
export interface OfferedEresource {
  readonly id: string;
  readonly name: string;
  /** False: it is only described here. */
  readonly canOpen: boolean;
}

/** Those of some databases that readers see today, by id. */
export async function offeredEresources(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  someIds: readonly string[],
): Promise<ReadonlyMap<string, OfferedEresource>> {
  const ids = [...new Set(someIds)];
  if (ids.length === 0) return new Map();
  const all = { offset: 0, limit: ids.length, order: 'letter' } as const;
  const [{ rows }, entrances] = await Promise.all([
    listChosen(deps.db, shownToday(deps, reader), { ids }, all),
    countEntrances(deps.db, reader.tenant.id, ids),
  ]);
  return new Map(rows.map(({ id, name }) => [id, { id, name, canOpen: entrances.has(id) }]));
}
