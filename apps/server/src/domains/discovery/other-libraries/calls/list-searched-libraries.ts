import { listSearchedLibraries } from '@lectern/contracts/discovery/other-libraries/list-searched-libraries';
import { implement } from '../../../../platform/http/implement.ts';
import { otherLibraries } from '../libraries.ts';
import { pageOfLibrary } from '../library-page.ts';

export const listSearchedLibrariesCall = implement(listSearchedLibraries)(async ({ context, deps }) => {
  const libraries = await otherLibraries(deps, context);
  return libraries.map((library) => ({
    siteCode: library.code,
    name: library.name,
    way: library.way,
    siteUrl: pageOfLibrary(library, ''),
  }));
});
