import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RESEARCHER_NOT_FOUND } from '@lectern/contracts/resources/researchers/errors';
import { removeResearcher } from '@lectern/contracts/resources/researchers/remove-researcher';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { coverKey } from '../../../shelf/booklists/cover-name.ts';
import { auditedResearcher } from '../present-researchers.ts';
import { lockResearchers } from '../put-researcher.ts';
import { deleteResearcher, findResearcher } from '../store/researcher-store.ts';

export const removeResearcherCall = implement(removeResearcher)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const removed = await inTransaction(deps.db, async (tx) => {
      await lockResearchers(tx, tenant.id);
      const row = await findResearcher(tx, tenant.id, id);
      if (!row) return refuse(RESEARCHER_NOT_FOUND);
      await deleteResearcher(tx, tenant.id, id);
      const now = deps.clock.now().toISOString();
      await deps.events.send(tx, thingChanged, { tenantId: tenant.id, subjectIds: [`person/${id}`], now });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'researchers.remove',
        subject: id,
        before: auditedResearcher(row),
        after: undefined,
        at: now,
      });
      return row;
    });
    if (isRefusal(removed)) return removed;
    if (removed.cover_file !== '') await removeFile(deps, tenant.id, coverKey(removed.cover_file));
    return { id };
  },
);
