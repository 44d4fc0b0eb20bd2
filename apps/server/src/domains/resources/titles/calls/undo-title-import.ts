import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  TITLE_IMPORT_RUNNING,
  TITLE_LIST_NOT_FOUND,
  TITLE_UNDO_GONE,
} from '@lectern/contracts/resources/titles/errors';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentList } from '../present-lists.ts';
import { enqueueSettling } from '../settle/follow-all.ts';
import { lockTitles } from '../settle/settle-titles.ts';
import { isImportingTitles } from '../store/import-store.ts';
import { changeTitleList, findTitleList } from '../store/list-store.ts';

/** The lines of the generation before are still there: the row of the list alone decides. Its titles follow in the background. */
export const undoTitleImportCall = implement(undoTitleImport)(
  async ({ input: { listId }, context: { tenant, staff, language }, deps }) => {
    const list = await inTransaction(deps.db, async (tx) => {
      await lockTitles(tx, tenant.id);
      const before = await findTitleList(tx, tenant.id, listId);
      if (!before) return refuse(TITLE_LIST_NOT_FOUND);
      if (await isImportingTitles(tx, tenant.id, listId)) return refuse(TITLE_IMPORT_RUNNING);
      if (before.undo_generation === null) return refuse(TITLE_UNDO_GONE);
      const now = deps.clock.now().toISOString();
      const change = {
        generation: before.undo_generation,
        undo_generation: null,
        line_count: before.undo_line_count ?? 0,
        undo_line_count: null,
        updated_at: now,
      };
      await changeTitleList(tx, tenant.id, listId, change);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'titles.undoImport',
        subject: listId,
        before: { lineCount: before.line_count },
        after: { lineCount: change.line_count },
        at: now,
      });
      await enqueueSettling(tx, tenant.id, now);
      return { ...before, ...change };
    });
    return isRefusal(list) ? list : presentList(deps, { tenantId: tenant.id, language }, list);
  },
);
