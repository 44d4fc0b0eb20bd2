import { sql } from 'kysely';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { TitleReport } from '../import/title-report.ts';
import type { TitleImportTable } from '../tables.ts';

export async function insertTitleImport(tx: Db | Tx, row: TitleImportTable): Promise<void> {
  await tx.insertInto('title_import').values(row).execute();
}

export async function findTitleImport(
  db: Db,
  tenantId: string,
  id: string,
): Promise<TitleImportTable | undefined> {
  return db
    .selectFrom('title_import')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether an import of the list waits or runs. */
export async function isImportingTitles(db: Db | Tx, tenantId: string, listId: string): Promise<boolean> {
  const row = await db
    .selectFrom('title_import')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('list_id', '=', listId)
    .where('state', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Imports that did not end and have no job any more. */
export function lostImports(db: Db, tenantId: string, jobKind: string): Promise<TitleImportTable[]> {
  return db
    .selectFrom('title_import')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('ended_at', '=', '')
    .where('state', 'in', ['waiting', 'running'])
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('job')
        .select(sql<string>`unique_key`.as('id'))
        .where('kind', '=', jobKind)
        .where('state', 'in', ['waiting', 'running'])
        .where('unique_key', 'is not', null),
    )
    .execute();
}

/** The newest import of each list; checks are none. */
export async function lastImports(
  db: Db,
  tenantId: string,
  listIds: readonly string[],
): Promise<ReadonlyMap<string, TitleImportTable>> {
  if (listIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('title_import')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', (eb) =>
      // Ids are in the order of time.
      eb
        .selectFrom('title_import')
        .select((one) => one.fn.max('id').as('id'))
        .where('tenant_id', '=', tenantId)
        .where('list_id', 'in', listIds)
        .where('is_check', '=', 0)
        .groupBy('list_id'),
    )
    .execute();
  return new Map(rows.map((row) => [row.list_id, row]));
}

export async function changeTitleImport(
  db: Db | Tx,
  { id, tenant_id }: Pick<TitleImportTable, 'id' | 'tenant_id'>,
  {
    report,
    ...change
  }: Partial<Omit<TitleImportTable, 'id' | 'tenant_id' | 'report'>> & {
    readonly report?: TitleReport;
  },
): Promise<void> {
  await db
    .updateTable('title_import')
    .set({ ...change, ...(report && { report: toJson(report) }) })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** The names among these under which files of imports are stored. */
export async function storedImportFiles(
  db: Db,
  tenantId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('title_import')
    .select('stored_name')
    .where('tenant_id', '=', tenantId)
    .where('stored_name', 'in', names)
    .execute();
  return rows.map(({ stored_name }) => stored_name);
}
