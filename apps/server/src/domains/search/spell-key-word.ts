import { spellKeyWord } from '@lectern/contracts/search/spell-key-word';
import { implement } from '../../http/implement.ts';
import { countHits } from './ask-engine.ts';
import { correctSpelling } from './correct-spelling.ts';
import { wordsQuery } from './search-query.ts';
import { rankingOf } from './search-request.ts';

export const spellKeyWordCall = implement(spellKeyWord)(async ({ input, context: { tenant }, deps }) => {
  const { keyWord } = input;
  if (keyWord === '') return { keyWord, suggestion: null, numFound: 0 };
  const ranking = rankingOf(tenant.settings);
  const countOf = (words: string) =>
    countHits(deps, tenant.id, { ...ranking, query: wordsQuery(words, 'any', 2) });
  const better = await correctSpelling(deps, tenant.id, keyWord, await countOf(keyWord), countOf);
  return { keyWord, suggestion: better?.words ?? null, numFound: better?.numFound ?? 0 };
});
