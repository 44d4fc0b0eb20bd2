import { searchAdvanced } from '@lectern/contracts/discovery/search/search-advanced';
import { implement } from '../../../../platform/http/implement.ts';
import { answerSearch } from '../answer-search.ts';

export const searchAdvancedCall = implement(searchAdvanced)(async ({ input, context, deps }) =>
  answerSearch(deps, context, input),
);
