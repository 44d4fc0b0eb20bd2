import { refuse } from '@lectern/contracts/kernel/refusal';
import { ANNOUNCEMENT_NOT_FOUND } from '@lectern/contracts/talk/announcements/errors';
import { getAnnouncement } from '@lectern/contracts/talk/announcements/get-announcement';
import { implement } from '../../../../platform/http/implement.ts';
import { presentWholeAnnouncement } from '../present-announcements.ts';
import { readingOf, todayOf } from '../shown-today.ts';
import { findShownAnnouncement } from '../store/announcement-store.ts';

export const getAnnouncementCall = implement(getAnnouncement)(
  async ({ input: { id }, context: { tenant, language }, deps }) => {
    const shown = { tenantId: tenant.id, today: todayOf(deps, tenant) };
    const row = await findShownAnnouncement(deps.db, shown, id);
    return row ? presentWholeAnnouncement(row, readingOf(tenant, language)) : refuse(ANNOUNCEMENT_NOT_FOUND);
  },
);
