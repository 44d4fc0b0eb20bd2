import { demoHolidays } from '@lectern/demo/circulation/holidays';
import { campusOfLibrary, demoCampuses } from '@lectern/demo/holdings/campuses';
import { demoLibraries } from '@lectern/demo/holdings/libraries';
import { demoLocations } from '@lectern/demo/holdings/locations';
import { TENANTS } from '@lectern/demo/tenants';
import { dateIn } from '../../../../platform/clock.ts';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';

/** Libraries with their opening hours, shelving locations and campuses. */
export const placesSeed: DemoSeed = {
  tables: ['library', 'location', 'campus', 'opening_week', 'opening_exception'],
  async load({ db, clock }, { demo, tenantId }) {
    await insertRows(
      db,
      'library',
      demoLibraries(demo).map((library, position) => ({
        tenant_id: tenantId,
        code: library.code,
        names: toJson(library.names),
        addresses: toJson(library.addresses),
        opening_hours: toJson({}),
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
        closed_stack: toBit(location.closedStack),
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
    await insertRows(
      db,
      'opening_week',
      demoLibraries(demo).flatMap(({ code, week }) =>
        week.map((hours, weekday) => ({ tenant_id: tenantId, library_code: code, weekday, hours })),
      ),
    );
    const today = dateIn(TENANTS[demo].policy.timeZone ?? 'UTC', clock.now());
    await insertRows(
      db,
      'opening_exception',
      demoHolidays(demo, today).map(({ day, hours, names }) => ({
        tenant_id: tenantId,
        library_code: '',
        day,
        hours,
        names: toJson(names),
      })),
    );
  },
};
