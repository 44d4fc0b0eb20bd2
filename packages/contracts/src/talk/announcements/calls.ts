import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getAnnouncement } from './get-announcement.ts';
import { getStaffAnnouncement } from './get-staff-announcement.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listStaffAnnouncements } from './list-staff-announcements.ts';
import { previewAnnouncementText } from './preview-announcement-text.ts';
import { putAnnouncement } from './put-announcement.ts';
import { removeAnnouncement } from './remove-announcement.ts';

export const ANNOUNCEMENT_CALLS: readonly AnyEndpoint[] = [
  getAnnouncement,
  getStaffAnnouncement,
  listAnnouncements,
  listStaffAnnouncements,
  previewAnnouncementText,
  putAnnouncement,
  removeAnnouncement,
];
