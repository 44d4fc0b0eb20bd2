import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addToList } from '@lectern/contracts/shelf/booklists/add-to-list';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { DEFAULT_LIST_NAME } from '../default-list-name.ts';
import { defaultList, lockOwnList } from '../own-list.ts';
import { putWorks, readWorks } from '../put-works.ts';
import { lockLists } from '../store/list-store.ts';

export const addToListCall = implement(addToList)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const works = await readWorks(deps.db, owner.tenantId, input.recordIds);
  if (isRefusal(works)) return works;
  const now = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    await lockLists(tx, owner);
    const list =
      input.id === undefined
        ? await defaultList(tx, owner, DEFAULT_LIST_NAME[context.language], now)
        : await lockOwnList(tx, owner, input.id);
    if (isRefusal(list)) return list;
    const put = await putWorks(tx, list, works, now);
    return isRefusal(put) ? put : { id: list.id, name: list.name, ...put };
  });
});
