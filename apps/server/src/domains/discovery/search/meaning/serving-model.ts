import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import type { SearchEngine } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';

/** A cluster answers its status by two requests of its own, which not every search should wait for. */
const FRESH_MS = 3_000;

interface KnownName {
  readonly readAt: number;
  readonly name: Promise<string | undefined>;
}

const known = new WeakMap<SearchEngine, Map<string, KnownName>>();

/**
 * The model by which a tenant's index is asked. Its name may be some seconds old: an engine whose index has another model by now answers by
 * words alone. Undefined if the index has no concepts, its model cannot be read here, or the engine does not answer, which the search
 * itself then says. Records are put by `indexedMeaning`, whose name is always that of now.
 */
export async function servingModel(
  { search, meaning }: Pick<Deps, 'search' | 'meaning'>,
  tenantId: string,
): Promise<MeaningModel | undefined> {
  const name = await indexedName(search, tenantId).catch(() => undefined);
  return name === undefined ? undefined : meaning.open(tenantId, name);
}

function indexedName(search: SearchEngine, tenantId: string): Promise<string | undefined> {
  const ofEngine = known.get(search) ?? new Map<string, KnownName>();
  known.set(search, ofEngine);
  const now = performance.now();
  const last = ofEngine.get(tenantId);
  if (last && now - last.readAt < FRESH_MS) return last.name;
  const name = search.status(tenantId).then((status) => status.meaning);
  ofEngine.set(tenantId, { readAt: now, name });
  name.catch(() => ofEngine.delete(tenantId));
  return name;
}
