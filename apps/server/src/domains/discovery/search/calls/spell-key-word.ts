import { spellKeyWord } from '@lectern/contracts/discovery/search/spell-key-word';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { askEngine, countHits } from '../../../../ports/search-engine/ask-engine.ts';
import { correctSpelling } from '../correct-spelling.ts';
import { rankingOf } from '../state/ranking.ts';
import { wordsQuery } from '../state/search-query.ts';

export const spellKeyWordCall = implement(spellKeyWord)(async ({ input, context: { tenant }, deps }) => {
  const { keyWord } = input;
  if (keyWord === '') return { keyWord, suggestion: null, numFound: 0 };
  const ranking = rankingOf(tenant.settings);
  const request = (words: string) => ({ ...ranking, query: wordsQuery(words, 'any', 2) });
  const countOf = (words: string) => countHits(deps, tenant.id, request(words));
  const known = await countOf(keyWord);
  if (isRefusal(known)) return known;
  const better = await correctSpelling(deps, tenant.id, keyWord, known, countOf);
  if (isRefusal(better)) return better;
  if (better) return { keyWord, suggestion: better.words, numFound: better.numFound };
  if (known > 0) return { keyWord, suggestion: null, numFound: 0 };
  // The search itself may find Han titles that differ by one character; these are no words that the spelling could correct.
  const widened = { ...request(keyWord), offset: 0, limit: 0, widen: true };
  const found = await askEngine(deps, tenant.id, widened);
  if (isRefusal(found)) return found;
  const { reading } = found;
  if (reading.kind !== 'fuzzy') return { keyWord, suggestion: null, numFound: 0 };
  const suggestion = reading.changed.reduce((words, { from, to }) => words.replace(from, to), keyWord);
  if (suggestion === keyWord) return { keyWord, suggestion: null, numFound: 0 };
  const numFound = await countOf(suggestion);
  return isRefusal(numFound) ? numFound : { keyWord, suggestion, numFound };
});
