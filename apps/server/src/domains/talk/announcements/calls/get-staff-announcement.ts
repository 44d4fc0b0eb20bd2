import { refuse } from '@lectern/contracts/kernel/refusal';
import { ANNOUNCEMENT_NOT_FOUND } from '@lectern/contracts/talk/announcements/errors';
import { getStaffAnnouncement } from '@lectern/contracts/talk/announcements/get-staff-announcement';
import { implement } from '../../../../platform/http/implement.ts';
import { presentForStaff } from '../present-announcements.ts';
import { todayOf } from '../shown-today.ts';
import { findAnnouncement } from '../store/announcement-store.ts';

export const getStaffAnnouncementCall = implement(getStaffAnnouncement)(
  async ({ input: { id }, context: { tenant }, deps }) => {
    const row = await findAnnouncement(deps.db, tenant.id, id);
    return row ? presentForStaff(row, todayOf(deps, tenant)) : refuse(ANNOUNCEMENT_NOT_FOUND);
  },
);
