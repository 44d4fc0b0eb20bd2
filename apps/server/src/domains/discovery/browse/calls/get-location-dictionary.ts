import { getLocationDictionary } from '@lectern/contracts/discovery/browse/get-location-dictionary';
import { implement } from '../../../../platform/http/implement.ts';
import { listCampuses, listLibraries, listLocations } from '../../../collection/vocabulary/places/places.ts';

export const getLocationDictionaryCall = implement(getLocationDictionary)(
  async ({ input, context: { tenant, language }, deps }) => {
    const [locations, libraries, campuses] = await Promise.all([
      listLocations(deps.db, tenant.id, language),
      listLibraries(deps.db, tenant.id, language),
      listCampuses(deps.db, tenant.id, language),
    ]);
    return locations
      .filter(({ libraryCode }) => input.libCode.length === 0 || input.libCode.includes(libraryCode))
      .map(({ code, name, libraryCode, campusCode }) => ({
        code,
        name,
        libCode: libraryCode,
        libName: libraries.find((one) => one.code === libraryCode)?.name ?? libraryCode,
        campusId: campusCode,
        campusName: campuses.find((one) => one.code === campusCode)?.name ?? campusCode,
      }));
  },
);
