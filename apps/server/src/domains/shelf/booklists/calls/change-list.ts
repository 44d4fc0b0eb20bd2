import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { changeList } from '@lectern/contracts/shelf/booklists/change-list';
import { BOOK_LIST_CHANGED } from '@lectern/contracts/shelf/booklists/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { listColumns } from '../list-columns.ts';
import { lockOwnList } from '../own-list.ts';
import { stateAfterWords } from '../review.ts';
import { changeListRow, endDefaultList } from '../store/list-store.ts';

export const changeListCall = implement(changeList)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const columns = listColumns(input);
  if (isRefusal(columns)) return columns;
  const updated_at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const list = await lockOwnList(tx, owner, input.id);
    if (isRefusal(list)) return list;
    if (list.version !== input.version) return refuse(BOOK_LIST_CHANGED);
    const hasNewWords = list.name !== columns.name || list.introduction !== columns.introduction;
    const state = hasNewWords ? await stateAfterWords(tx, list, updated_at) : list.state;
    const version = list.version + 1;
    if (input.isDefault && list.is_default === 0) await endDefaultList(tx, owner);
    const is_default = input.isDefault ? (1 as const) : list.is_default;
    await changeListRow(tx, owner.tenantId, list.id, { ...columns, state, version, is_default, updated_at });
    return { version, state };
  });
});
