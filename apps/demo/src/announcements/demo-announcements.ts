import type { DemoTenant } from '../demo-tenant.ts';
import { CHINESE_ANNOUNCEMENTS } from './chinese-announcements.ts';
import type { DemoAnnouncement } from './demo-announcement.ts';
import { HARBOUR_ANNOUNCEMENTS } from './harbour-announcements.ts';

/** The announcements of a demo library. */
export function demoAnnouncements(tenant: DemoTenant): readonly DemoAnnouncement[] {
  return tenant === 'demo' ? CHINESE_ANNOUNCEMENTS : HARBOUR_ANNOUNCEMENTS;
}
