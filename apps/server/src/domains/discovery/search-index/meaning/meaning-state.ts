import type { MEANING_STATES } from '@lectern/contracts/discovery/search-index/get-index-status';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** Whether a tenant's index, whose model has this name (empty: none), is searched by meaning. */
export async function meaningState(
  { meaning }: Pick<Deps, 'meaning'>,
  { id, settings }: Tenant,
  indexed: string,
): Promise<(typeof MEANING_STATES)[number]> {
  if (!settings.search.meaning) return 'off';
  const newest = await meaning.newestName(id);
  if (indexed === '' && newest === undefined) return 'untrained';
  const isReadable = async (name: string) => (await meaning.open(id, name)) !== undefined;
  if (indexed !== '' && !(await isReadable(indexed))) return 'unreadable';
  if (newest === undefined || newest === indexed) return 'ready';
  return (await isReadable(newest)) ? 'outdated' : 'unreadable';
}
