import { browseLibraries } from '@lectern/contracts/discovery/browse/browse-libraries';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { libraryOpenings } from '../../../collection/vocabulary/hours/library-openings.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { presentLibrary } from '../../../collection/vocabulary/places/present-library.ts';
import { placeCounts } from '../place-counts.ts';

export const browseLibrariesCall = implement(browseLibraries)(async ({ context, deps }) => {
  const { tenant, language } = context;
  const [libraries, counts, openingOf] = await Promise.all([
    listLibraries(deps.db, tenant.id, language),
    placeCounts(deps, tenant.id),
    libraryOpenings(deps, context),
  ]);
  if (isRefusal(counts)) return counts;
  return libraries.map((library) => ({
    ...presentLibrary(library, openingOf),
    count: counts.library.get(library.code) ?? 0,
  }));
});
