import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putLibraryList } from '@lectern/contracts/shelf/booklists/put-library-list';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedList, presentWhole } from '../library-lists.ts';
import { listColumns } from '../list-columns.ts';
import { putLibraryRow } from '../put-library-list.ts';
import { readWorks } from '../put-works.ts';

export const putLibraryListCall = implement(putLibraryList)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const { id, version, isOpen, works: given, ...facts } = input;
    const columns = listColumns(facts);
    if (isRefusal(columns)) return columns;
    const works = [...new Map(given.map((work) => [work.recordId, work])).values()];
    const found = await readWorks(
      deps.db,
      tenant.id,
      works.map(({ recordId }) => recordId),
    );
    // None in the catalogue: the list may have them still.
    const known = new Map((isRefusal(found) ? [] : found).map((work) => [work.record_id, work]));
    const now = deps.clock.now().toISOString();
    const put = await inTransaction(deps.db, async (tx) => {
      const done = await putLibraryRow(tx, {
        ...{ tenantId: tenant.id, id, version, columns, isOpen, works, known, now },
      });
      if (isRefusal(done)) return done;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'lists.put',
        subject: done.after.id,
        before: auditedList(done.before),
        after: auditedList(done.after),
        at: now,
      });
      return done.after;
    });
    return isRefusal(put) ? put : presentWhole(deps, tenant, put);
  },
);
