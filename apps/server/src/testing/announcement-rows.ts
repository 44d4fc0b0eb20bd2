import type { AnnouncementTable } from '../domains/talk/announcements/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

/** An announcement of the first library that is shown, with what is given; answers its id. */
export async function buildAnnouncement(db: Db, given: Partial<AnnouncementTable> = {}): Promise<string> {
  const at = '2026-03-02T08:00:00.000Z';
  const row: AnnouncementTable = {
    id: newId(),
    tenant_id: TENANT,
    texts: JSON.stringify([{ language: 'en-US', title: 'Whales', text: '<p>Of whales</p>' }]),
    shown_from: '',
    shown_to: '',
    begins_on: '2026-03-02',
    is_open: 1,
    is_pinned: 0,
    topic: '',
    version: 0,
    created_at: at,
    updated_at: at,
    ...given,
  };
  await db.insertInto('announcement').values(row).execute();
  return row.id;
}
