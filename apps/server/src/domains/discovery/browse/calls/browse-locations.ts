import { browseLocations } from '@lectern/contracts/discovery/browse/browse-locations';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { libraryOpenings } from '../../../collection/vocabulary/hours/library-openings.ts';
import {
  listCampuses,
  listLibraries,
  listLocations,
  type ShelvingLocation,
} from '../../../collection/vocabulary/places/places.ts';
import { presentLibrary } from '../../../collection/vocabulary/places/present-library.ts';
import { type PlaceCounts, placeCounts } from '../place-counts.ts';

export const browseLocationsCall = implement(browseLocations)(async ({ input, context, deps }) => {
  const [places, openingOf] = await Promise.all([
    readPlaces(deps, context.tenant.id, context.language),
    libraryOpenings(deps, context),
  ]);
  if (isRefusal(places)) return places;
  const { libraries, campuses, locations, counts } = places;
  const isChosen = (codes: readonly string[], code: string) => codes.length === 0 || codes.includes(code);
  return libraries
    .filter(({ code }) => isChosen(input.libCode, code))
    .map((library) => {
      const libCode = library.code;
      const ofLibrary = locations.filter(({ libraryCode }) => libraryCode === libCode);
      return {
        ...presentLibrary(library, openingOf),
        count: counts.library.get(libCode) ?? 0,
        campuses: campuses
          .filter(({ code }) => isChosen(input.campusId, code))
          .map((campus) => ({
            campusId: campus.code,
            campusName: campus.name,
            locations: ofLibrary
              .filter(({ campusCode }) => campusCode === campus.code)
              .map((location) => presentLocation(location, counts)),
          }))
          .filter((campus) => campus.locations.length > 0),
      };
    })
    .filter((library) => input.campusId.length === 0 || library.campuses.length > 0);
});

/**
 * The libraries, campuses and locations of the tenant, then those that are only in works. Locations without a campus
 * have the campus with empty code and name.
 */
async function readPlaces(deps: Deps, tenantId: string, language: Language) {
  const [libraries, locations, campuses, counts] = await Promise.all([
    listLibraries(deps.db, tenantId, language),
    listLocations(deps.db, tenantId, language),
    listCampuses(deps.db, tenantId, language),
    placeCounts(deps, tenantId),
  ]);
  if (isRefusal(counts)) return counts;
  const libraryCodes = new Set(libraries.map(({ code }) => code));
  const campusCodes = new Set(campuses.map(({ code }) => code));
  const unnamedLibraries = [...counts.library.keys()].filter((code) => !libraryCodes.has(code));
  return {
    counts,
    campuses: [...campuses, { code: '', name: '' }],
    libraries: [
      ...libraries,
      ...unnamedLibraries.map((code) => ({ code, name: code, address: '', openingHours: '' })),
    ],
    locations: [
      ...locations.map((location) => ({
        ...location,
        campusCode: campusCodes.has(location.campusCode) ? location.campusCode : '',
      })),
      ...[...counts.libraryOfUnnamed].map(([code, libraryCode]) => ({
        code,
        libraryCode,
        campusCode: '',
        name: code,
        referenceOnly: false,
      })),
    ],
  };
}

function presentLocation(location: ShelvingLocation, counts: PlaceCounts) {
  return {
    locationId: location.code,
    locationName: location.name,
    libCode: location.libraryCode,
    campusId: location.campusCode,
    referenceOnly: location.referenceOnly,
    count: counts.location.get(location.code) ?? 0,
  };
}
