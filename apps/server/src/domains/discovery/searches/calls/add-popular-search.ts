import { createHash, randomBytes } from 'node:crypto';
import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { sortKey } from '@lectern/search/analysis/sort-key';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { rankingOf } from '../../search/state/ranking.ts';
import { wordsQuery } from '../../search/state/search-query.ts';
import { blockedBy, CALLER_POINTS, mayBePersonal } from '../hot-word-policy.ts';
import { findOrAddSalt, addPopularSearch as store } from '../store/popular-search-store.ts';
import { addSearchWithoutHits } from '../store/without-hits-store.ts';

const HASH_LENGTH = 22;

export const addPopularSearchCall = implement(addPopularSearch)(async ({ input, context, deps }) => {
  const { tenant, patron, staff } = context;
  const { settings, id } = tenant;
  const { keyWord } = input;
  if (mayBePersonal(keyWord)) return { counted: false };
  const found = await askEngine(deps, id, {
    ...rankingOf(settings),
    query: wordsQuery(keyWord, 'any', 2),
    offset: 0,
    limit: 0,
    widen: true,
  });
  if (isRefusal(found)) return found;
  const { total, reading } = found;
  const day = dateIn(settings.policy.timeZone, deps.clock.now());
  const search_key = sortKey(keyWord);
  if (total === 0) {
    await addSearchWithoutHits(deps.db, { tenant_id: id, search_key, search_text: keyWord, day });
    return { counted: false };
  }
  // A slip that was put right is not what others should search.
  if (reading.kind === 'fuzzy' || blockedBy(settings.policy.blockedWords)(keyWord)) return { counted: false };
  const period = day.slice(0, 'YYYY-MM'.length);
  const salt = await findOrAddSalt(deps.db, id, period, randomBytes(16).toString('base64url'));
  const isReader = patron !== undefined || staff !== undefined;
  const caller_hash = hash([salt, search_key, isReader ? context.caller : context.block]);
  const points = isReader ? CALLER_POINTS.reader : CALLER_POINTS.block;
  const row = { tenant_id: id, search_key, period, caller_hash, day };
  return { counted: await store(deps.db, row, { words: keyWord, points }) };
});

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, HASH_LENGTH);
}
