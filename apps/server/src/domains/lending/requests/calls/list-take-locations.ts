import { listTakeLocations } from '@lectern/contracts/lending/requests/list-take-locations';
import { implement } from '../../../../platform/http/implement.ts';
import { libraryOpenings } from '../../../collection/vocabulary/hours/library-openings.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { presentLibrary } from '../../../collection/vocabulary/places/present-library.ts';

/** A re-lending and a home delivery are picked up nowhere. */
export const listTakeLocationsCall = implement(listTakeLocations)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { kinds, pickupPlaces } = tenant.settings.policy.requests;
  if (['relending', 'home_delivery'].includes(input.type) || !kinds.includes(input.type)) return [];
  const [libraries, openingOf] = await Promise.all([
    listLibraries(deps.db, tenant.id, language),
    libraryOpenings(deps, context),
  ]);
  const allowed = pickupPlaces[input.type];
  return libraries
    .filter(({ code }) => !allowed || allowed.includes(code))
    .map((library) => {
      const { address, ...rest } = presentLibrary(library, openingOf);
      return { ...rest, takeAddress: address };
    });
});
