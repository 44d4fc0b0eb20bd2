import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { findObjects } from '../store/object-store.ts';
import { findPublished } from '../store/published-store.ts';
import type { DigitalObjectTable, PublishedObjectTable } from '../tables.ts';
import type { ShownToAll } from './shown-to-all.ts';

/** Which rows, dated from and until two instants (inclusive). */
export interface PublishedChoice {
  readonly from: string;
  readonly until: string;
  /** The collection and those below it; empty for all. */
  readonly setSpec: string;
  readonly isThesis: boolean;
}

/** A row behind which a list goes on. */
export type PublishedPlace = Pick<PublishedObjectTable, 'stamp' | 'object_id'>;

/** What a harvester is told of one object. Without `object` it is gone. */
export interface PublishedThing {
  readonly row: PublishedObjectTable;
  readonly object: DigitalObjectTable | undefined;
}

/** The next rows behind a place, in the order of their dates. */
export async function listPublished(
  db: Db,
  tenantId: string,
  choice: PublishedChoice,
  page: { readonly after: PublishedPlace | undefined; readonly limit: number },
): Promise<PublishedObjectTable[]> {
  const { after, limit } = page;
  let rows = chosen(db, tenantId, choice);
  if (after)
    rows = rows
      .where('stamp', '>=', after.stamp)
      .where((eb) =>
        eb.or([
          eb('stamp', '>', after.stamp),
          eb.and([eb('stamp', '=', after.stamp), eb('object_id', '>', after.object_id)]),
        ]),
      );
  return rows.selectAll().orderBy('stamp').orderBy('object_id').limit(limit).execute();
}

export async function countPublished(db: Db, tenantId: string, choice: PublishedChoice): Promise<number> {
  const { count } = await chosen(db, tenantId, choice)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The first date of a library; undefined without any row. */
export async function earliestPublished(db: Db, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('published_object')
    .select('stamp')
    .where('tenant_id', '=', tenantId)
    .where('stamp', '>', '')
    .orderBy('stamp')
    .limit(1)
    .executeTakeFirst();
  return row?.stamp;
}

/** One thing by the id of its object; undefined if nobody ever saw it. */
export async function findPublishedThing(
  db: Db,
  shown: ShownToAll,
  tenantId: string,
  objectId: string,
): Promise<PublishedThing | undefined> {
  const rows = await findPublished(db, tenantId, [objectId]);
  return (await withObjects(db, shown, tenantId, rows))[0];
}

/**
 * Rows with their objects. Whether an object is shown is looked at again: a row only says when that changed, and nothing is told of an
 * object that is closed now.
 */
export async function withObjects(
  db: Db,
  { isShown }: ShownToAll,
  tenantId: string,
  rows: readonly PublishedObjectTable[],
): Promise<PublishedThing[]> {
  const ids = rows.filter(({ is_deleted }) => is_deleted === 0).map(({ object_id }) => object_id);
  const objects = groupBy(await findObjects(db, tenantId, ids), ({ id }) => id);
  return rows.map((row) => {
    const [object] = row.is_deleted === 0 ? (objects.get(row.object_id) ?? []) : [];
    return { row, object: object && isShown(object) ? object : undefined };
  });
}

function chosen(db: Db, tenantId: string, { from, until, setSpec, isThesis }: PublishedChoice) {
  let rows = db.selectFrom('published_object').where('tenant_id', '=', tenantId);
  if (from !== '') rows = rows.where('stamp', '>=', from);
  rows = rows.where('stamp', '<=', until);
  if (setSpec !== '')
    rows = rows.where((eb) =>
      eb.or([
        eb('set_spec', '=', setSpec),
        sql<boolean>`substr(set_spec, 1, ${setSpec.length + 1}) = ${`${setSpec}:`}`,
      ]),
    );
  if (isThesis) rows = rows.where('is_thesis', '=', 1);
  return rows;
}
