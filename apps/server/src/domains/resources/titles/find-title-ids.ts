import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { MOST_FOUND_TITLES } from '@lectern/contracts/resources/titles/list-titles';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { askEngine, type EngineRefusal } from '../../../ports/search-engine/ask-engine.ts';
import { wordsQuery } from '../../discovery/search/state/search-query.ts';
import { thingsIndexOf } from '../../discovery/search-index/things/things-index.ts';

/** The mode of words in the specification's numbers: all must occur. */
const ALL_WORDS = 2;
const PREFIX = 'title/';

/** The ids of titles that have the words, the best first. */
export async function findTitleIds(
  deps: Pick<Deps, 'search'>,
  tenant: Tenant,
  words: string,
): Promise<string[] | EngineRefusal> {
  const found = await askEngine(deps, thingsIndexOf(tenant.id), {
    query: wordsQuery(words, 'any', ALL_WORDS),
    filters: [{ field: 'docType', anyOf: ['title'] }],
    facets: [],
    offset: 0,
    limit: MOST_FOUND_TITLES,
    widen: true,
  });
  return isRefusal(found) ? found : found.hits.map(({ id }) => id.slice(PREFIX.length));
}
