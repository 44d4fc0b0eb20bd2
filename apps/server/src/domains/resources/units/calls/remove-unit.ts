import { refuse } from '@lectern/contracts/kernel/refusal';
import { UNIT_NOT_EMPTY, UNIT_NOT_FOUND } from '@lectern/contracts/resources/units/errors';
import { removeUnit } from '@lectern/contracts/resources/units/remove-unit';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { releaseCollege } from '../../databases/college-terms.ts';
import { auditedUnit } from '../present-units.ts';
import { lockUnits } from '../put-unit.ts';
import { deleteUnit, everyUnit } from '../store/unit-store.ts';

export const removeUnitCall = implement(removeUnit)(
  async ({ input: { id }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockUnits(tx, tenant.id);
      const rows = await everyUnit(tx, tenant.id);
      const row = rows.find((one) => one.id === id);
      if (!row) return refuse(UNIT_NOT_FOUND);
      if (rows.some((one) => one.parent_id === id)) return refuse(UNIT_NOT_EMPTY);
      await releaseCollege(tx, tenant.id, id);
      await deleteUnit(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'units.remove',
        subject: id,
        before: auditedUnit(row),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return { id };
    }),
);
