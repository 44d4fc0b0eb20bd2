import { refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_IMPORT_RUNNING, TITLE_LIST_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import { removeTitleList } from '@lectern/contracts/resources/titles/remove-title-list';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedList } from '../present-lists.ts';
import { enqueueSettling } from '../settle/follow-all.ts';
import { lockTitles } from '../settle/settle-titles.ts';
import { isImportingTitles } from '../store/import-store.ts';
import { changeTitleList, findTitleList } from '../store/list-store.ts';

/** The list is out of sight at once; its lines are deleted in the background (settle/follow-eresources.ts). */
export const removeTitleListCall = implement(removeTitleList)(
  async ({ input: { id }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockTitles(tx, tenant.id);
      const list = await findTitleList(tx, tenant.id, id);
      if (!list) return refuse(TITLE_LIST_NOT_FOUND);
      if (await isImportingTitles(tx, tenant.id, id)) return refuse(TITLE_IMPORT_RUNNING);
      const at = deps.clock.now().toISOString();
      await changeTitleList(tx, tenant.id, id, { is_removed: 1 });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'titles.removeList',
        subject: id,
        before: auditedList(list),
        after: undefined,
        at,
      });
      await enqueueSettling(tx, tenant.id, at);
      return { id };
    }),
);
