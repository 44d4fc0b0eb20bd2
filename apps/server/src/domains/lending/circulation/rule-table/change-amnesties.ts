import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { AMNESTY_UNKNOWN } from '@lectern/contracts/lending/rules/errors';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { LocalContext } from '../local-context.ts';
import type { AmnestyRecord } from '../rules/rule-records.ts';
import { deleteAmnestyRow, listAmnesties, putAmnestyRow } from '../store/amnesty-store.ts';

/** Adds an amnesty or changes it. What was posted before stays. */
export function putAmnesty(
  db: Db,
  { tenantId, now }: LocalContext,
  amnesty: AmnestyRecord,
  staffId: string,
): Promise<AmnestyRecord> {
  return inTransaction(db, async (tx) => {
    const before = (await listAmnesties(tx, tenantId)).find(({ id }) => id === amnesty.id);
    await putAmnestyRow(tx, tenantId, amnesty);
    await noteChange(tx, tenantId, {
      staffId,
      action: 'rules.putAmnesty',
      subject: amnesty.id,
      before: before && { ...before },
      after: { ...amnesty },
      at: now,
    });
    return amnesty;
  });
}

export function removeAmnesty(
  db: Db,
  { tenantId, now }: LocalContext,
  amnestyId: string,
  staffId: string,
): Promise<AmnestyRecord | Refusal<'AMNESTY_UNKNOWN'>> {
  return inTransaction(db, async (tx) => {
    const before = (await listAmnesties(tx, tenantId)).find(({ id }) => id === amnestyId);
    if (!before) return refuse(AMNESTY_UNKNOWN);
    await deleteAmnestyRow(tx, tenantId, amnestyId);
    await noteChange(tx, tenantId, {
      staffId,
      action: 'rules.removeAmnesty',
      subject: amnestyId,
      before: { ...before },
      after: undefined,
      at: now,
    });
    return before;
  });
}
