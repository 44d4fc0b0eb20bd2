import { listStaffUnits } from '@lectern/contracts/resources/units/list-staff-units';
import { implement } from '../../../../platform/http/implement.ts';
import { looseColleges } from '../../databases/college-terms.ts';
import { presentStaffUnit } from '../present-units.ts';
import { everyUnit } from '../store/unit-store.ts';
import { treeOf, walk } from '../unit-tree.ts';

export const listStaffUnitsCall = implement(listStaffUnits)(
  async ({ context: { tenant, language }, deps }) => {
    const [rows, loose] = await Promise.all([
      everyUnit(deps.db, tenant.id),
      looseColleges(deps.db, tenant.id, language),
    ]);
    return { units: walk(treeOf(rows)).map(({ row, level }) => presentStaffUnit(row, level)), loose };
  },
);
