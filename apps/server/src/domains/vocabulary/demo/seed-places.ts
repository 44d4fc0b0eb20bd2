import { campusOfLibrary, demoCampuses } from '@lectern/demo/holdings/campuses';
import { demoLibraries } from '@lectern/demo/holdings/libraries';
import { demoLocations } from '@lectern/demo/holdings/locations';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../platform/demo-seed.ts';

/** Libraries, shelving locations and campuses. */
export const placesSeed: DemoSeed = {
  tables: ['library', 'location', 'campus'],
  async load({ db }, { demo, tenantId }) {
    await insertRows(
      db,
      'library',
      demoLibraries(demo).map((library, position) => ({
        tenant_id: tenantId,
        code: library.code,
        names: toJson(library.names),
        addresses: toJson(library.addresses),
        opening_hours: toJson(library.openingHours),
        position,
      })),
    );
    await insertRows(
      db,
      'location',
      demoLocations(demo).map((location, position) => ({
        tenant_id: tenantId,
        code: location.code,
        library_code: location.libraryCode,
        names: toJson(location.names),
        reference_only: toBit(location.referenceOnly),
        position,
        campus_code: campusOfLibrary(location.libraryCode),
      })),
    );
    await insertRows(
      db,
      'campus',
      demoCampuses(demo).map(({ code, names }, position) => ({
        tenant_id: tenantId,
        code,
        names: toJson(names),
        position,
      })),
    );
  },
};
