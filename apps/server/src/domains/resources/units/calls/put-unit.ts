import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putUnit } from '@lectern/contracts/resources/units/put-unit';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedUnit, presentStaffUnit } from '../present-units.ts';
import { putUnitRow } from '../put-unit.ts';
import { everyUnit } from '../store/unit-store.ts';
import { treeOf, walk } from '../unit-tree.ts';

export const putUnitCall = implement(putUnit)(async ({ input, context: { tenant, staff }, deps }) => {
  const { id, version, parentId, ...facts } = input;
  const now = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const done = await putUnitRow(tx, { tenantId: tenant.id, id, version, parentId, facts, now });
    if (isRefusal(done)) return done;
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'units.put',
      subject: done.after.id,
      before: auditedUnit(done.before),
      after: auditedUnit(done.after),
      at: now,
    });
    const placed = walk(treeOf(await everyUnit(tx, tenant.id))).find(({ row }) => row.id === done.after.id);
    return presentStaffUnit(done.after, placed?.level ?? 0);
  });
});
