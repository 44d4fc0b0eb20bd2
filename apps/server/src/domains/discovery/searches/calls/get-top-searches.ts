import { getTopSearches } from '@lectern/contracts/discovery/searches/get-top-searches';
import { implement } from '../../../../platform/http/implement.ts';
import { popularWords } from '../hot-words.ts';

const TOP = 10;

export const getTopSearchesCall = implement(getTopSearches)(async ({ context: { tenant }, deps }) => {
  const words = await popularWords(deps, tenant);
  return words.slice(0, TOP).map((keyWord, index) => ({ rank: index + 1, keyWord }));
});
