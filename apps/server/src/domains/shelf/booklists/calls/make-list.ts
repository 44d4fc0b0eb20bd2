import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { listColumns } from '../list-columns.ts';
import { newList } from '../own-list.ts';
import { putWorks, readWorks } from '../put-works.ts';
import { lockLists } from '../store/list-store.ts';

export const makeListCall = implement(makeList)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const { recordIds, ...facts } = input;
  const works = recordIds.length > 0 ? await readWorks(deps.db, owner.tenantId, recordIds) : [];
  if (isRefusal(works)) return works;
  const columns = listColumns(facts);
  if (isRefusal(columns)) return columns;
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    await lockLists(tx, owner);
    const list = await newList(tx, owner, { ...columns, is_default: 0 }, now);
    if (isRefusal(list)) return list;
    // One call brings fewer works than a list may have.
    await putWorks(tx, list, works, now);
    return { id: list.id };
  });
});
