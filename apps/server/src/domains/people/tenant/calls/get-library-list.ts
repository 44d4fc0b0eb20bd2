import { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import { implement } from '../../../../platform/http/implement.ts';
import { libraryOpenings } from '../../../collection/vocabulary/hours/library-openings.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { presentLibrary } from '../../../collection/vocabulary/places/present-library.ts';

export const getLibraryListCall = implement(getLibraryList)(async ({ context, deps }) => {
  const [libraries, openingOf] = await Promise.all([
    listLibraries(deps.db, context.tenant.id, context.language),
    libraryOpenings(deps, context),
  ]);
  return libraries.map((library) => presentLibrary(library, openingOf));
});
