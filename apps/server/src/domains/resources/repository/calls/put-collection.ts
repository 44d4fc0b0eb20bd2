import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedCollection } from '../audited.ts';
import { collectionTree } from '../collection-tree.ts';
import { presentStaffCollection } from '../present/present-staff-collections.ts';
import { putCollectionRow } from '../put-collection.ts';
import { listCollectionRows } from '../store/collection-store.ts';
import { tellObjectsIn } from '../tell-objects.ts';

export const putCollectionCall = implement(putCollection)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { id, version, ...facts } = input;
  const at = deps.clock.now().toISOString();
  const put = await inTransaction(deps.db, async (tx) => {
    const done = await putCollectionRow(tx, { tenantId: tenant.id, id, version, facts, now: at });
    if (isRefusal(done)) return done;
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'digital.putCollection',
      subject: done.after.id,
      before: auditedCollection(done.before),
      after: auditedCollection(done.after),
      at,
    });
    // What is open to be found may have changed for all below it.
    const tree = collectionTree(await listCollectionRows(tx, tenant.id));
    await tellObjectsIn(deps, tx, tenant.id, tree.below(done.after.id), at);
    return done.after;
  });
  return isRefusal(put) ? put : presentStaffCollection(deps, context, put);
});
