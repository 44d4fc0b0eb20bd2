import type { Domain } from '../../../platform/domain.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { announcementsAuditNames } from './audit-names.ts';
import { getAnnouncementCall } from './calls/get-announcement.ts';
import { getStaffAnnouncementCall } from './calls/get-staff-announcement.ts';
import { listAnnouncementsCall } from './calls/list-announcements.ts';
import { listStaffAnnouncementsCall } from './calls/list-staff-announcements.ts';
import { previewAnnouncementTextCall } from './calls/preview-announcement-text.ts';
import { putAnnouncementCall } from './calls/put-announcement.ts';
import { removeAnnouncementCall } from './calls/remove-announcement.ts';
import { searchableAnnouncements } from './searchable-announcements.ts';

/** What the library tells its readers for some time. */
export const announcements: Domain = {
  auditNames: announcementsAuditNames,
  calls: [
    getAnnouncementCall,
    getStaffAnnouncementCall,
    listAnnouncementsCall,
    listStaffAnnouncementsCall,
    previewAnnouncementTextCall,
    putAnnouncementCall,
    removeAnnouncementCall,
  ],
  sends: [thingChanged],
  searchable: [searchableAnnouncements],
  demo: async () => (await import('./demo/seed-announcements.ts')).announcementSeed,
};
