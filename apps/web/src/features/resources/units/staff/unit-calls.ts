import { listTerms } from '@lectern/contracts/resources/databases/list-terms';
import { listStaffUnits } from '@lectern/contracts/resources/units/list-staff-units';
import { listUnits } from '@lectern/contracts/resources/units/list-units';

/** Calls whose answers change when a unit does. */
export const UNIT_STAFF_CALLS = [listStaffUnits, listUnits, listTerms];
