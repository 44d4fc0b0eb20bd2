import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putAnnouncement } from '@lectern/contracts/talk/announcements/put-announcement';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { announcementColumns } from '../announcement-columns.ts';
import { auditedAnnouncement } from '../audited-announcement.ts';
import { presentForStaff } from '../present-announcements.ts';
import { putAnnouncementRow } from '../put-announcement.ts';
import { todayOf } from '../shown-today.ts';

export const putAnnouncementCall = implement(putAnnouncement)(
  async ({ input: { id, version, ...facts }, context: { tenant, staff }, deps }) => {
    const columns = announcementColumns(facts);
    if (isRefusal(columns)) return columns;
    const today = todayOf(deps, tenant);
    const now = deps.clock.now().toISOString();
    return inTransaction(deps.db, async (tx) => {
      const done = await putAnnouncementRow(tx, { tenantId: tenant.id, id, version, columns, today, now });
      if (isRefusal(done)) return done;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'announcements.put',
        subject: done.after.id,
        before: auditedAnnouncement(done.before),
        after: auditedAnnouncement(done.after),
        at: now,
      });
      const changed = { tenantId: tenant.id, subjectIds: [`announcement/${done.after.id}`], now };
      await deps.events.send(tx, thingChanged, changed);
      return presentForStaff(done.after, today);
    });
  },
);
