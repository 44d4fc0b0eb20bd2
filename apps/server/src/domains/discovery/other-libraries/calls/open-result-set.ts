import { openResultSet } from '@lectern/contracts/discovery/other-libraries/open-result-set';
import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import {
  OTHER_LIBRARY_UNAVAILABLE,
  OTHER_LIBRARY_UNKNOWN,
} from '@lectern/contracts/discovery/sources/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { askLibrary } from '../ask-library.ts';
import { findOtherLibrary } from '../libraries.ts';
import { RESULT_SET_SECONDS, writeSetCode } from '../result-set.ts';

export const openResultSetCall = implement(openResultSet)(async ({ input, context, deps }) => {
  const { keyWord, searchField, siteCode } = input;
  if (keyWord === '') return refuse(SEARCH_EMPTY);
  const library = await findOtherLibrary(deps, context, siteCode);
  if (!library?.target) return refuse(OTHER_LIBRARY_UNKNOWN);
  const query = { words: keyWord, field: searchField, offset: 0, limit: 1 };
  const { says } = await askLibrary(deps, context, library, query);
  if (says.numFound === null || !deps.secrets.canSeal()) return refuse(OTHER_LIBRARY_UNAVAILABLE);
  const set = { siteCode, words: keyWord, field: searchField };
  return {
    setNum: writeSetCode(deps, context.tenant.id, set),
    numFound: says.numFound,
    secondsLeft: RESULT_SET_SECONDS,
  };
});
