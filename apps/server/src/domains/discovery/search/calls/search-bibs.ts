import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { implement } from '../../../../platform/http/implement.ts';
import { answerSearch } from '../answer-search.ts';

export const searchBibsCall = implement(searchBibs)(async ({ input, context, deps }) =>
  answerSearch(deps, context, input),
);
