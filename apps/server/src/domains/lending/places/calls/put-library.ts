import { putLibrary } from '@lectern/contracts/lending/places/put-library';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { listLibraryRecords, putLibraryRecord } from '../../../collection/vocabulary/places/place-records.ts';

export const putLibraryCall = implement(putLibrary)(async ({ input, context: { tenant, staff }, deps }) => {
  const { code, names, addresses } = input;
  await inTransaction(deps.db, async (tx) => {
    const before = (await listLibraryRecords(tx, tenant.id)).find((library) => library.code === code);
    await putLibraryRecord(tx, tenant.id, input);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'places.putLibrary',
      subject: code,
      before: before && { names: { ...before.names }, addresses: { ...before.addresses } },
      after: { names, addresses },
      at: deps.clock.now().toISOString(),
    });
  });
  return { code };
});
