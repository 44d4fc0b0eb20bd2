import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeFromList } from '@lectern/contracts/shelf/booklists/remove-from-list';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { lockOwnList } from '../own-list.ts';
import { deleteEntries, listEntries, writeOrder } from '../store/entry-store.ts';
import { changeListRow } from '../store/list-store.ts';

export const removeFromListCall = implement(removeFromList)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const leaving = new Set(input.recordIds);
  const updated_at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const list = await lockOwnList(tx, owner, input.id);
    if (isRefusal(list)) return list;
    const entries = await listEntries(tx, owner.tenantId, list.id);
    const order = entries.map((entry) => entry.record_id);
    const stay = order.filter((id) => !leaving.has(id));
    const removed = entries.flatMap(({ record_id, note }, at) => {
      const before = order.slice(at + 1).find((id) => !leaving.has(id)) ?? '';
      return leaving.has(record_id) ? [{ recordId: record_id, note, before }] : [];
    });
    const gone = removed.map(({ recordId }) => recordId);
    await deleteEntries(tx, owner.tenantId, list.id, gone);
    await writeOrder(tx, entries, stay);
    await changeListRow(tx, owner.tenantId, list.id, { entries: stay.length, updated_at });
    return { removed };
  });
});
