import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { COLLECTION_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { putEntries } from '@lectern/contracts/resources/repository/put-entries';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { checkEntries } from '../check-entries.ts';
import { presentStaffCollection } from '../present/present-staff-collections.ts';
import { lockRepository } from '../put-object.ts';
import { listCollectionRows } from '../store/collection-store.ts';
import { entriesOf, replaceEntries } from '../store/entry-store.ts';

export const putEntriesCall = implement(putEntries)(async ({ input: { id, entries }, context, deps }) => {
  const { tenant, staff } = context;
  const put = await inTransaction(deps.db, async (tx) => {
    await lockRepository(tx, tenant.id);
    const row = (await listCollectionRows(tx, tenant.id)).find((one) => one.id === id);
    if (!row) return refuse(COLLECTION_NOT_FOUND);
    const rows = await checkEntries(tx, tenant.id, id, entries);
    if (isRefusal(rows)) return rows;
    const before = await entriesOf(tx, tenant.id, [id]);
    await replaceEntries(tx, tenant.id, id, rows);
    const things = (listed: typeof rows) => listed.map((one) => `${one.kind} ${one.thing_id || one.address}`);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'digital.putCollection',
      subject: id,
      before: { entries: things(before) },
      after: { entries: things(rows) },
      at: deps.clock.now().toISOString(),
    });
    return row;
  });
  return isRefusal(put) ? put : presentStaffCollection(deps, context, put);
});
