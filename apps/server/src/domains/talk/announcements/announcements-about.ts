import type { Language } from '@lectern/contracts/kernel/languages';
import type {
  AnnouncementSummary,
  AnnouncementTopic,
} from '@lectern/contracts/talk/announcements/announcement';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { presentAnnouncement } from './present-announcements.ts';
import { readingOf, todayOf } from './shown-today.ts';
import { listShownAnnouncements } from './store/announcement-store.ts';

/** Announcements about one topic that are shown today, for the domain of the topic: pinned ones first, then the newest. */
export async function announcementsAbout(
  deps: Pick<Deps, 'db' | 'clock'>,
  { tenant, language }: { readonly tenant: Tenant; readonly language: Language },
  { topic, ...place }: { readonly topic: AnnouncementTopic; readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly list: AnnouncementSummary[] }> {
  const shown = { tenantId: tenant.id, today: todayOf(deps, tenant), topic };
  const { total, rows } = await listShownAnnouncements(deps.db, shown, place);
  const reading = readingOf(tenant, language);
  return { total, list: rows.map((row) => presentAnnouncement(row, reading)) };
}
