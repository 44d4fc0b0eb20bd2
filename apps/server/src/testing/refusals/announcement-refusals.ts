import { MOST_ANNOUNCEMENTS } from '@lectern/contracts/talk/announcements/announcement';
import { getAnnouncement } from '@lectern/contracts/talk/announcements/get-announcement';
import { getStaffAnnouncement } from '@lectern/contracts/talk/announcements/get-staff-announcement';
import { putAnnouncement } from '@lectern/contracts/talk/announcements/put-announcement';
import { removeAnnouncement } from '@lectern/contracts/talk/announcements/remove-announcement';
import { buildAnnouncement } from '../announcement-rows.ts';
import { type Provoked, provoked } from './provoked.ts';

const NO_ANNOUNCEMENT = { id: 'nothing' };
const FACTS = { texts: [{ language: 'en-US' as const, title: 'Whales', text: '' }] };

/** How calls about announcements are refused. */
export const ANNOUNCEMENTS_PROVOKED: readonly Provoked[] = [
  provoked(getAnnouncement, { ANNOUNCEMENT_NOT_FOUND: () => NO_ANNOUNCEMENT }),
  provoked(getStaffAnnouncement, { ANNOUNCEMENT_NOT_FOUND: () => NO_ANNOUNCEMENT }),
  provoked(putAnnouncement, {
    ANNOUNCEMENT_NOT_FOUND: () => ({ ...FACTS, ...NO_ANNOUNCEMENT }),
    ANNOUNCEMENT_TITLE_MISSING: () => ({
      texts: [{ language: 'en-US' as const, title: ' ', text: '<p>Whales</p>' }],
    }),
    ANNOUNCEMENT_DATES_REVERSED: () => ({ ...FACTS, shownFrom: '2026-05-02', shownTo: '2026-05-01' }),
    ANNOUNCEMENT_CHANGED: async ({ deps }) => ({
      ...FACTS,
      id: await buildAnnouncement(deps.db),
      version: 7,
    }),
    ANNOUNCEMENT_LIMIT_REACHED: async ({ deps }) => {
      for (let at = 0; at < MOST_ANNOUNCEMENTS; at++) await buildAnnouncement(deps.db);
      return FACTS;
    },
  }),
  provoked(removeAnnouncement, { ANNOUNCEMENT_NOT_FOUND: () => NO_ANNOUNCEMENT }),
];
