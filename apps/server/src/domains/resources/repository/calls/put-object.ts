import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedObject } from '../audited.ts';
import { objectColumns } from '../object-columns.ts';
import { presentStaffObject } from '../present/present-for-staff.ts';
import { putObjectRow } from '../put-object.ts';
import { tellObjects } from '../tell-objects.ts';
import { tellPagesOfObject } from '../text/tell-pages.ts';

export const putObjectCall = implement(putObject)(async ({ input, context: { tenant, staff }, deps }) => {
  const { id, version, ...facts } = input;
  const at = deps.clock.now().toISOString();
  const put = await inTransaction(deps.db, async (tx) => {
    const columns = objectColumns(facts);
    const done = await putObjectRow(tx, { tenantId: tenant.id, id, version, columns, now: at });
    if (isRefusal(done)) return done;
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'digital.putObject',
      subject: done.after.id,
      before: auditedObject(done.before),
      after: auditedObject(done.after),
      at,
    });
    await tellObjects(deps, tx, tenant.id, [done.after.id], at);
    await tellPagesOfObject(deps, tx, tenant.id, done.after.id, at);
    return done.after;
  });
  return isRefusal(put) ? put : presentStaffObject(deps.db, put);
});
