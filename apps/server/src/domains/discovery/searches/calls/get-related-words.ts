import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { fold } from '@lectern/search/analysis/fold';
import { implement } from '../../../../platform/http/implement.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { nearHeadings } from '../../search/meaning/near-headings.ts';
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
    const shared = (found.facets[0]?.values ?? []).map(({ value, count }) => ({ keyWord: value, count }));
    const near = await nearHeadings(deps, tenant, keyWord, rows);
    const others = near.map((value) => ({ keyWord: value, count: 0 }));
    return inTurn(shared, others)
      .filter((word) => fold(word.keyWord) !== fold(keyWord))
      .slice(0, rows);
  },
);

interface RelatedWord {
  readonly keyWord: string;
  readonly count: number;
}

/** One of each list in turn, each word once. */
function inTurn(first: readonly RelatedWord[], second: readonly RelatedWord[]): RelatedWord[] {
  const counted = new Map(first.map((word) => [fold(word.keyWord), word]));
  const words = new Map<string, RelatedWord>();
  for (let at = 0; at < Math.max(first.length, second.length); at++) {
    for (const word of [first[at], second[at]]) {
      if (!word) continue;
      const key = fold(word.keyWord);
      if (!words.has(key)) words.set(key, counted.get(key) ?? word);
    }
  }
  return [...words.values()];
}
