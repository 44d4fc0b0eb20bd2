import type { AnnouncementTopic } from '@lectern/contracts/talk/announcements/announcement';
import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { shownOn } from '../../../../platform/db/shown-days.ts';
import type { AnnouncementTable } from '../tables.ts';

/** Announcements of one library that everybody sees on a day. */
export interface ShownAnnouncements {
  readonly tenantId: string;
  /** Today in the library, YYYY-MM-DD. */
  readonly today: string;
  /** Only those about it. */
  readonly topic?: AnnouncementTopic;
}

interface Place {
  readonly offset: number;
  readonly limit: number;
}

type Announcements = SelectQueryBuilder<Schema, 'announcement', object>;

function shownRows(db: Db, { tenantId, today, topic }: ShownAnnouncements): Announcements {
  return db
    .selectFrom('announcement')
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', 1)
    .where(shownOn(today))
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? ''));
}

/** Shown announcements: pinned ones first, then the newest. */
export async function listShownAnnouncements(db: Db, shown: ShownAnnouncements, place: Place) {
  const found = shownRows(db, shown);
  const sorted = found.orderBy('is_pinned', 'desc').orderBy('begins_on', 'desc').orderBy('id', 'desc');
  return pageOf(found, sorted, place);
}

/** Shown announcements, all or those of some ids. */
export async function findShownAnnouncements(
  db: Db,
  shown: ShownAnnouncements,
  ids: readonly string[] | undefined,
): Promise<AnnouncementTable[]> {
  const rows = shownRows(db, shown).selectAll();
  return (ids ? rows.where('id', 'in', ids) : rows).execute();
}

/** All announcements, the one that changed last first. */
export async function listAllAnnouncements(db: Db, tenantId: string, place: Place) {
  const found: Announcements = db.selectFrom('announcement').where('tenant_id', '=', tenantId);
  return pageOf(found, found.orderBy('updated_at', 'desc').orderBy('id', 'desc'), place);
}

export async function findShownAnnouncement(
  db: Db,
  shown: ShownAnnouncements,
  id: string,
): Promise<AnnouncementTable | undefined> {
  return shownRows(db, shown).selectAll().where('id', '=', id).executeTakeFirst();
}

/** An announcement, shown or not; undefined if there is none. */
export async function findAnnouncement(
  db: Db,
  tenantId: string,
  id: string,
): Promise<AnnouncementTable | undefined> {
  return db
    .selectFrom('announcement')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countAnnouncements(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('announcement')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What staff decide of an announcement. */
export type AnnouncementColumns = Omit<
  AnnouncementTable,
  'id' | 'tenant_id' | 'begins_on' | 'version' | 'created_at' | 'updated_at'
>;

export async function insertAnnouncement(tx: Tx, row: AnnouncementTable): Promise<void> {
  await tx.insertInto('announcement').values(row).execute();
}

export async function changeAnnouncement(tx: Tx, row: AnnouncementTable): Promise<void> {
  const { id, tenant_id: tenantId, ...change } = row;
  await tx
    .updateTable('announcement')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteAnnouncement(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('announcement').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

async function pageOf(
  found: Announcements,
  sorted: Announcements,
  { offset, limit }: Place,
): Promise<{ readonly total: number; readonly rows: AnnouncementTable[] }> {
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Number(total), rows: await sorted.selectAll().limit(limit).offset(offset).execute() };
}
