import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getRelatedWords } from '@lectern/contracts/searches/get-related-words';
import { fold } from '@lectern/search/analysis/fold';
import { implement } from '../../../platform/http/implement.ts';
import { askEngine } from '../../../ports/search-engine/ask-engine.ts';
import { rankingOf } from '../../search/state/ranking.ts';
import { wordsQuery } from '../../search/state/search-query.ts';
import { hotWords } from '../hot-words.ts';

export const getRelatedWordsCall = implement(getRelatedWords)(
  async ({ input, context: { tenant }, deps }) => {
    const { keyWord, rows } = input;
    if (keyWord === '') {
      const hot = await hotWords(deps, tenant);
      return hot.slice(0, rows).map(({ keyWord: word }) => ({ keyWord: word, count: 0 }));
    }
    const found = await askEngine(deps, tenant.id, {
      ...rankingOf(tenant.settings),
      query: wordsQuery(keyWord, 'any', 2),
      facets: [{ field: 'subject', limit: rows + 1, order: 'count' }],
      offset: 0,
      limit: 0,
      widen: true,
    });
    if (isRefusal(found)) return found;
    const itself = fold(keyWord);
    return (found.facets[0]?.values ?? [])
      .filter(({ value }) => fold(value) !== itself)
      .slice(0, rows)
      .map(({ value, count }) => ({ keyWord: value, count }));
  },
);
