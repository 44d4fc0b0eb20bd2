import type { Db } from '../../../../platform/db/database.ts';

/** The identity of a record at its source, which stays the same when the record is removed and comes back. */
export interface RecordSource {
  readonly source: string;
  readonly controlNumber: string;
}

/** Where the records with these ids come from, by id. */
export async function recordSources(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordSource>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'source', 'control_number as controlNumber'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...source }) => [id, source]));
}

/** The id of the shown record with this identity; undefined if there is none. */
export async function findBySource(
  db: Db,
  tenantId: string,
  { source, controlNumber }: RecordSource,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('bib')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('source', '=', source)
    .where('control_number', '=', controlNumber)
    .where('suppressed', '=', 0)
    .executeTakeFirst();
  return row?.id;
}

/** Ids of one page: as many events are written with one lock. */
const PAGE = 1000;

/** The ids of all records of a source, some at a time. */
export async function* walkSource(db: Db, tenantId: string, source: string): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('bib')
      .select(['id', 'control_number'])
      .where('tenant_id', '=', tenantId)
      .where('source', '=', source)
      .where('control_number', '>', after)
      .orderBy('control_number')
      .limit(PAGE)
      .execute();
    if (rows.length > 0) yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.control_number;
  }
}
