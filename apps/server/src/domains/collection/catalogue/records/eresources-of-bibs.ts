import type { Bib } from '@lectern/marc/bib';
import type { Db } from '../../../../platform/db/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { OnlineTitles } from '../../../../platform/online-titles.ts';
import { numbersOf } from './bib-numbers.ts';
import { fullTextUrl } from './bib-words.ts';

/** The ids of the databases that have titles with a number of a bib, by bib; bibs that none of them has are absent. */
export async function eresourcesOfBibs(
  { db, online }: { readonly db: Db; readonly online: readonly OnlineTitles[] },
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  const numbered = await numbersOf(db, tenantId, bibIds);
  const all = [...new Set(numbered.map(({ number }) => number))];
  if (all.length === 0) return new Map();
  for (const titles of online) {
    const offers = await titles.eresourcesOf(db, tenantId, all);
    if (offers.size === 0) continue;
    for (const { bibId, number } of numbered)
      for (const eresourceId of offers.get(number) ?? [])
        found.set(bibId, (found.get(bibId) ?? new Set()).add(eresourceId));
  }
  return new Map([...found].map(([id, eresources]) => [id, [...eresources].sort()]));
}

/** The ids of those of some bibs that can be read online: by a link of their own, or in a database. */
export async function onlineAmong(
  { db, onlineTitles }: Pick<Deps, 'db' | 'onlineTitles'>,
  tenantId: string,
  bibs: readonly { readonly id: string; readonly bib: Bib }[],
): Promise<ReadonlySet<string>> {
  const ids = bibs.map(({ id }) => id);
  const inDatabases = await eresourcesOfBibs({ db, online: await onlineTitles() }, tenantId, ids);
  const online = bibs.filter(({ id, bib }) => inDatabases.has(id) || fullTextUrl(bib) !== '');
  return new Set(online.map(({ id }) => id));
}
