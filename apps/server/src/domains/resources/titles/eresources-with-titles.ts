import type { Db } from '../../../platform/db/database.ts';
import { eresourceNames } from '../databases/eresource-names.ts';
import type { TitleReader } from './reading.ts';
import { countByEresource } from './store/place-store.ts';

/** The databases that have titles, most titles first. */
export async function eresourcesWithTitles(
  db: Db,
  { tenant, language }: TitleReader,
): Promise<{ readonly id: string; readonly name: string; readonly count: number }[]> {
  const counts = await countByEresource(db, tenant.id);
  const names = await eresourceNames(db, { tenantId: tenant.id, language }, [...counts.keys()]);
  return [...counts]
    .flatMap(([id, count]) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name, count }];
    })
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
