import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { moveEntries } from '@lectern/contracts/shelf/booklists/move-entries';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { movedOrder } from '../moved-order.ts';
import { lockOwnList } from '../own-list.ts';
import { listEntries, writeOrder } from '../store/entry-store.ts';
import { changeListRow } from '../store/list-store.ts';

export const moveEntriesCall = implement(moveEntries)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const updated_at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const list = await lockOwnList(tx, owner, input.id);
    if (isRefusal(list)) return list;
    const entries = await listEntries(tx, owner.tenantId, list.id);
    const order = movedOrder(
      entries.map((entry) => entry.record_id),
      input.recordIds,
      input.before,
    );
    await writeOrder(tx, entries, order);
    await changeListRow(tx, owner.tenantId, list.id, { updated_at });
    return { order };
  });
});
