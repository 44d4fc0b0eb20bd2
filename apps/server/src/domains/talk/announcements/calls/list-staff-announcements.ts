import { listStaffAnnouncements } from '@lectern/contracts/talk/announcements/list-staff-announcements';
import { implement } from '../../../../platform/http/implement.ts';
import { presentAnnouncement, presentForStaff } from '../present-announcements.ts';
import { readingOf, todayOf } from '../shown-today.ts';
import { listAllAnnouncements } from '../store/announcement-store.ts';

export const listStaffAnnouncementsCall = implement(listStaffAnnouncements)(
  async ({ input: { page, rows: limit }, context: { tenant, language }, deps }) => {
    const place = { offset: (page - 1) * limit, limit };
    const { total, rows } = await listAllAnnouncements(deps.db, tenant.id, place);
    const today = todayOf(deps, tenant);
    const reading = readingOf(tenant, language);
    const announcements = rows.map((row) => {
      const { texts, ...facts } = presentForStaff(row, today);
      const { title } = presentAnnouncement(row, reading);
      return { ...facts, title, languages: texts.map((text) => text.language) };
    });
    return { total, announcements };
  },
);
