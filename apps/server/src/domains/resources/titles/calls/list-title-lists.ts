import { listTitleLists } from '@lectern/contracts/resources/titles/list-title-lists';
import { implement } from '../../../../platform/http/implement.ts';
import { presentLists } from '../present-lists.ts';
import { pageOfLists } from '../store/list-store.ts';

export const listTitleListsCall = implement(listTitleLists)(
  async ({ input: { eresourceId, keyWord, page, rows }, context: { tenant, language }, deps }) => {
    const place = { offset: (page - 1) * rows, limit: rows };
    const { total, lists } = await pageOfLists(deps.db, tenant.id, { eresourceId, words: keyWord }, place);
    return { total, lists: await presentLists(deps, { tenantId: tenant.id, language }, lists) };
  },
);
