import { refuse } from '@lectern/contracts/kernel/refusal';
import { ANNOUNCEMENT_NOT_FOUND } from '@lectern/contracts/talk/announcements/errors';
import { removeAnnouncement } from '@lectern/contracts/talk/announcements/remove-announcement';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { auditedAnnouncement } from '../audited-announcement.ts';
import { lockAnnouncements } from '../put-announcement.ts';
import { deleteAnnouncement, findAnnouncement } from '../store/announcement-store.ts';

export const removeAnnouncementCall = implement(removeAnnouncement)(
  async ({ input: { id }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockAnnouncements(tx, tenant.id);
      const before = await findAnnouncement(tx, tenant.id, id);
      if (!before) return refuse(ANNOUNCEMENT_NOT_FOUND);
      const now = deps.clock.now().toISOString();
      await deleteAnnouncement(tx, tenant.id, id);
      const changed = { tenantId: tenant.id, subjectIds: [`announcement/${id}`], now };
      await deps.events.send(tx, thingChanged, changed);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'announcements.remove',
        subject: id,
        before: auditedAnnouncement(before),
        after: undefined,
        at: now,
      });
      return { id };
    }),
);
