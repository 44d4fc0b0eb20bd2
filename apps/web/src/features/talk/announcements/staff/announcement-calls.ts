import { getStaffAnnouncement } from '@lectern/contracts/talk/announcements/get-staff-announcement';
import { listStaffAnnouncements } from '@lectern/contracts/talk/announcements/list-staff-announcements';

/** Calls of the staff's pages whose answers change when an announcement changes. */
export const ANNOUNCEMENT_CALLS = [getStaffAnnouncement, listStaffAnnouncements];
