import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { implement } from '../../../../platform/http/implement.ts';
import { askLibrary } from '../../other-libraries/ask-library.ts';
import { otherLibraries } from '../../other-libraries/libraries.ts';

export const listOtherLibrariesCall = implement(listOtherLibraries)(async ({ input, context, deps }) => {
  const { keyWord, searchField, otherLibs } = input;
  const all = (await otherLibraries(deps, context)).filter(({ target }) => target !== undefined);
  const asked = all.filter(({ code }) => otherLibs?.includes(code) ?? true);
  return Promise.all(
    asked.map(async (library) => {
      const named = { otherLib: library.code, name: library.name };
      if (keyWord === '') return { ...named, numFound: null, fault: null };
      const query = { words: keyWord, field: searchField, offset: 0, limit: 1 };
      const { numFound, fault } = (await askLibrary(deps, context, library, query)).says;
      return { ...named, numFound, fault };
    }),
  );
});
