import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BOOK_LIST_EMPTY, BOOK_LIST_NOT_PRIVATE } from '@lectern/contracts/shelf/booklists/errors';
import { submitList } from '@lectern/contracts/shelf/booklists/submit-list';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { refuseGuarantees } from '../../../talk/moderation/publishing-rules.ts';
import { lockOwnList } from '../own-list.ts';
import { submitListFor } from '../review.ts';
import { changeListRow } from '../store/list-store.ts';

export const submitListCall = implement(submitList)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const refused = await refuseGuarantees(deps, tenant, patron.id);
  if (refused) return refused;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const updated_at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const list = await lockOwnList(tx, owner, input.id);
    if (isRefusal(list)) return list;
    if (list.state === 'open' || list.state === 'pending') return refuse(BOOK_LIST_NOT_PRIVATE);
    if (list.entries === 0) return refuse(BOOK_LIST_EMPTY);
    const blocked = await submitListFor(tx, list, updated_at);
    if (blocked) return blocked;
    const change = { state: 'pending' as const, refusal_reason: '', updated_at };
    await changeListRow(tx, owner.tenantId, list.id, change);
    return { state: change.state };
  });
});
