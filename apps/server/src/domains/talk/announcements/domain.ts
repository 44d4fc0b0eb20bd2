import type { Domain } from '../../../platform/domain.ts';
import { getAnnouncementCall } from './calls/get-announcement.ts';
import { getStaffAnnouncementCall } from './calls/get-staff-announcement.ts';
import { listAnnouncementsCall } from './calls/list-announcements.ts';
import { listStaffAnnouncementsCall } from './calls/list-staff-announcements.ts';
import { previewAnnouncementTextCall } from './calls/preview-announcement-text.ts';
import { putAnnouncementCall } from './calls/put-announcement.ts';
import { removeAnnouncementCall } from './calls/remove-announcement.ts';

/** What the library tells its readers for some time. */
export const announcements: Domain = {
  calls: [
    getAnnouncementCall,
    getStaffAnnouncementCall,
    listAnnouncementsCall,
    listStaffAnnouncementsCall,
    previewAnnouncementTextCall,
    putAnnouncementCall,
    removeAnnouncementCall,
  ],
  demo: async () => (await import('./demo/seed-announcements.ts')).announcementSeed,
};
