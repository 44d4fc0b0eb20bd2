import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { OnlineCollections } from '../../../platform/online-collections.ts';
import { isShownOn } from './is-shown-on.ts';
import { todayIn } from './reading.ts';
import { allWithSources, sourcesOfAll } from './store/source-store.ts';

/** Each database is a collection of the records of its sources, and of those that its titles are about. */
export const collectionsInSearch: OnlineCollections = {
  async list(deps, { tenant, language }) {
    const today = todayIn(deps, tenant);
    const rows = await allWithSources(deps.db, tenant.id);
    return rows.map((row) => ({
      id: row.id,
      name: nameIn(fromJson<Names>(row.names), language, tenant.settings.public.defaultLanguage),
      isShown: isShownOn(row, today),
      sources: fromJson<string[]>(row.sources),
    }));
  },
  async bySource(db, tenantId) {
    const found = new Map<string, string[]>();
    for (const { id, sources } of await sourcesOfAll(db, tenantId))
      for (const source of fromJson<string[]>(sources)) found.set(source, [...(found.get(source) ?? []), id]);
    return found;
  },
};
