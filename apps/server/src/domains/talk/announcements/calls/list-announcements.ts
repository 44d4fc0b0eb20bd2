import { listAnnouncements } from '@lectern/contracts/talk/announcements/list-announcements';
import { implement } from '../../../../platform/http/implement.ts';
import { presentAnnouncement } from '../present-announcements.ts';
import { readingOf, todayOf } from '../shown-today.ts';
import { listShownAnnouncements } from '../store/announcement-store.ts';

export const listAnnouncementsCall = implement(listAnnouncements)(
  async ({ input: { page, rows: limit }, context: { tenant, language }, deps }) => {
    const shown = { tenantId: tenant.id, today: todayOf(deps, tenant) };
    const { total, rows } = await listShownAnnouncements(deps.db, shown, {
      offset: (page - 1) * limit,
      limit,
    });
    const reading = readingOf(tenant, language);
    return { total, announcements: rows.map((row) => presentAnnouncement(row, reading)) };
  },
);
