import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { withdrawList } from '@lectern/contracts/shelf/booklists/withdraw-list';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { lockOwnList } from '../own-list.ts';
import { withdrawListOf } from '../review.ts';
import { changeListRow } from '../store/list-store.ts';

export const withdrawListCall = implement(withdrawList)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const updated_at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const list = await lockOwnList(tx, owner, input.id);
    if (isRefusal(list)) return list;
    await withdrawListOf(tx, list);
    await changeListRow(tx, owner.tenantId, list.id, { state: 'private', refusal_reason: '', updated_at });
    return { state: 'private' as const };
  });
});
