import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { MOST_ANNOUNCEMENTS } from '@lectern/contracts/talk/announcements/announcement';
import {
  ANNOUNCEMENT_CHANGED,
  ANNOUNCEMENT_LIMIT_REACHED,
  ANNOUNCEMENT_NOT_FOUND,
} from '@lectern/contracts/talk/announcements/errors';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import {
  type AnnouncementColumns,
  changeAnnouncement,
  countAnnouncements,
  findAnnouncement,
  insertAnnouncement,
} from './store/announcement-store.ts';
import type { AnnouncementTable } from './tables.ts';

export interface ToPut {
  readonly tenantId: string;
  /** Undefined for a new announcement. */
  readonly id: string | undefined;
  /** That of the announcement as it was read; undefined to change it whatever it is. */
  readonly version: number | undefined;
  readonly columns: AnnouncementColumns;
  /** Today in the library, YYYY-MM-DD. */
  readonly today: string;
  readonly now: string;
}

/** Makes other changes to the announcements of the library wait. */
export async function lockAnnouncements(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `announcements/${tenantId}`);
}

/** Adds or changes an announcement; answers it as it was and as it is. */
export async function putAnnouncementRow(
  tx: Tx,
  { tenantId, id, version, columns, today, now }: ToPut,
): Promise<
  | { readonly before: AnnouncementTable | undefined; readonly after: AnnouncementTable }
  | Refusal<'ANNOUNCEMENT_NOT_FOUND' | 'ANNOUNCEMENT_CHANGED' | 'ANNOUNCEMENT_LIMIT_REACHED'>
> {
  await lockAnnouncements(tx, tenantId);
  const before = id === undefined ? undefined : await findAnnouncement(tx, tenantId, id);
  if (id !== undefined && !before) return refuse(ANNOUNCEMENT_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(ANNOUNCEMENT_CHANGED);
  if (!before && (await countAnnouncements(tx, tenantId)) >= MOST_ANNOUNCEMENTS)
    return refuse(ANNOUNCEMENT_LIMIT_REACHED, { limit: MOST_ANNOUNCEMENTS });
  const wasOpen = before?.is_open === 1 ? before.begins_on : today;
  const after: AnnouncementTable = {
    id: before?.id ?? newId(),
    tenant_id: tenantId,
    ...columns,
    begins_on: columns.shown_from || wasOpen,
    version: before ? before.version + 1 : 0,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  if (before) await changeAnnouncement(tx, after);
  else await insertAnnouncement(tx, after);
  return { before, after };
}
