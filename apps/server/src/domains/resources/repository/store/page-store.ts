import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DigitalFileTable, DigitalPageTable } from '../tables.ts';

/** The texts of some pages of a file, in order; pages without text are absent. */
export function pagesOfFile(
  db: Db,
  tenantId: string,
  fileId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<DigitalPageTable[]> {
  return db
    .selectFrom('digital_page')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', fileId)
    .where('page', '>=', from)
    .where('page', '<=', to)
    .orderBy('page')
    .execute();
}

/** The texts of pages of several files. */
export async function findPageTexts(
  db: Db,
  tenantId: string,
  pages: readonly { readonly fileId: string; readonly page: number }[],
): Promise<DigitalPageTable[]> {
  if (pages.length === 0) return [];
  return db
    .selectFrom('digital_page')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((eb) =>
      eb.or(pages.map(({ fileId, page }) => eb.and([eb('file_id', '=', fileId), eb('page', '=', page)]))),
    )
    .execute();
}

/** The last page of a file that has text; 0 without any. */
export async function lastPageOf(db: Db, tenantId: string, fileId: string): Promise<number> {
  const row = await db
    .selectFrom('digital_page')
    .select((eb) => eb.fn.max('page').as('last'))
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

export async function insertPages(tx: Tx, rows: readonly DigitalPageTable[]): Promise<void> {
  await insertRows(tx, 'digital_page', rows);
}

export async function deletePages(tx: Tx, tenantId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .deleteFrom('digital_page')
    .where('tenant_id', '=', tenantId)
    .where('file_id', 'in', fileIds)
    .execute();
}

/** The next files behind an id whose text is in some state, in the order of ids. */
export function filesByTextState(
  db: Db,
  tenantId: string,
  state: DigitalFileTable['text_state'],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<DigitalFileTable[]> {
  return db
    .selectFrom('digital_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('text_state', '=', state)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The next files behind an id that have pages with text, in the order of ids. */
export function filesWithText(
  db: Db,
  tenantId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<DigitalFileTable[]> {
  return db
    .selectFrom('digital_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('text_pages', '>', 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Files of some ids. */
export async function findFiles(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<DigitalFileTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('digital_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** The sets of rights that files have of their own. */
export async function policiesOfFiles(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('digital_file')
    .select('policy_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('policy_id', '!=', '')
    .execute();
  return rows.map(({ policy_id }) => policy_id);
}
