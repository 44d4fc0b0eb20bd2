import { createHash } from 'node:crypto';
import { addPopularSearch } from '@lectern/contracts/home/add-popular-search';
import { sortKey } from '@lectern/search/analysis/sort-key';
import { parseQuery } from '@lectern/search/query/parse-query';
import { dateIn } from '../../clock.ts';
import { implement } from '../../http/implement.ts';
import { askEngine } from '../search/ask-engine.ts';
import { addPopularSearch as store } from './popular-search-store.ts';

export const addPopularSearchCall = implement(addPopularSearch)(async ({ input, context, deps }) => {
  const { tenant, caller } = context;
  const query = parseQuery(input.keyWord, { field: 'any', match: 'all' });
  const { total } = await askEngine(deps, tenant.id, { query, offset: 0, limit: 0 });
  if (total === 0) return { counted: false };
  const day = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
  const counted = await store(deps.db, {
    tenant_id: tenant.id,
    search_key: sortKey(input.keyWord),
    search_text: input.keyWord,
    caller_hash: createHash('sha256').update(`${day}|${caller}`).digest('base64url').slice(0, 22),
    day,
  });
  return { counted };
});
