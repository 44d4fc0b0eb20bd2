import { putLocation } from '@lectern/contracts/lending/places/put-location';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import {
  type LocationRecord,
  listLocationRecords,
  putLocationRecord,
} from '../../../collection/vocabulary/places/place-records.ts';
import { refuseUnknownLibrary } from '../read-hours.ts';

export const putLocationCall = implement(putLocation)(async ({ input, context: { tenant, staff }, deps }) => {
  const refusal = await refuseUnknownLibrary(deps.db, tenant.id, input.libraryCode);
  if (refusal) return refusal;
  await inTransaction(deps.db, async (tx) => {
    const find = async () =>
      (await listLocationRecords(tx, tenant.id)).find(({ code }) => code === input.code);
    const before = await find();
    await putLocationRecord(tx, tenant.id, input);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'places.putLocation',
      subject: input.code,
      before: before && audited(before),
      after: audited((await find()) ?? input),
      at: deps.clock.now().toISOString(),
    });
  });
  return { code: input.code };
});

function audited({ names, code: _code, ...location }: LocationRecord) {
  return { ...location, names: { ...names } };
}
