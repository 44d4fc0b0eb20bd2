import { RESULT_SET_OVER } from '@lectern/contracts/discovery/other-libraries/errors';
import { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import { OTHER_LIBRARY_UNKNOWN } from '@lectern/contracts/discovery/sources/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { otherLibraries } from '../libraries.ts';
import { readSetCode } from '../result-set.ts';
import { searchInLibraries } from '../search-libraries.ts';

export const searchLibrariesCall = implement(searchLibraries)(async ({ input, context, deps }) => {
  const { setNum, page, rows } = input;
  const set = setNum === undefined ? undefined : readSetCode(deps, context.tenant.id, setNum);
  if (setNum !== undefined && !set) return refuse(RESULT_SET_OVER);
  const { words, field } = set ?? { words: input.keyWord, field: input.searchField };
  if (words === '') return refuse(SEARCH_EMPTY);
  const codes = set ? [set.siteCode] : (input.siteCode ?? []);
  const all = (await otherLibraries(deps, context)).filter(({ target }) => target !== undefined);
  if (codes.some((code) => !all.some((library) => library.code === code)))
    return refuse(OTHER_LIBRARY_UNKNOWN);
  const asked = codes.length === 0 ? all : all.filter(({ code }) => codes.includes(code));
  return searchInLibraries(deps, context, asked, { words, field, page, rows });
});
