import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { moveUnit } from '@lectern/contracts/resources/units/move-unit';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { moveUnitRow } from '../move-unit.ts';
import { auditedUnit, presentStaffUnit } from '../present-units.ts';
import { everyUnit } from '../store/unit-store.ts';
import { treeOf, walk } from '../unit-tree.ts';

export const moveUnitCall = implement(moveUnit)(async ({ input, context: { tenant, staff }, deps }) =>
  inTransaction(deps.db, async (tx) => {
    const done = await moveUnitRow(tx, tenant.id, input);
    if (isRefusal(done)) return done;
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'units.move',
      subject: input.id,
      before: auditedUnit(done.before),
      after: auditedUnit(done.after),
      at: deps.clock.now().toISOString(),
    });
    const units = walk(treeOf(await everyUnit(tx, tenant.id)));
    return { units: units.map(({ row, level }) => presentStaffUnit(row, level)) };
  }),
);
