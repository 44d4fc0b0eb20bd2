import { NO_REPORT } from '../domains/resources/titles/import/title-report.ts';
import type { TitleImportTable, TitleListTable } from '../domains/resources/titles/tables.ts';
import { toJson } from '../platform/db/codecs.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';
import { buildEresource } from './eresource-rows.ts';

const AT = '2026-03-02T08:00:00.000Z';

/** A list of the first library without lines; its code is its id. */
export function titleListRow(id: string, eresourceId: string): TitleListTable {
  return {
    id,
    tenant_id: TENANT,
    eresource_id: eresourceId,
    code: id,
    names: '{"en-US":"Titles"}',
    generation: 0,
    undo_generation: null,
    line_count: 0,
    undo_line_count: null,
    is_shown: 1,
    is_removed: 0,
    settled_generation: 0,
    settled_shown: 1,
    imported_at: '',
    created_at: AT,
    updated_at: AT,
  };
}

/** A list of a new database, with what is given; answers its id. */
export async function buildTitleList(db: Db, given: Partial<TitleListTable> = {}): Promise<string> {
  const row = { ...titleListRow(newId(), given.eresource_id ?? (await buildEresource(db))), ...given };
  await db.insertInto('title_list').values(row).execute();
  return row.id;
}

/** An import that waits, with what is given; answers its id. */
export async function buildTitleImport(
  db: Db,
  given: Partial<TitleImportTable> & Pick<TitleImportTable, 'list_id'>,
): Promise<string> {
  const row: TitleImportTable = {
    id: newId(),
    tenant_id: TENANT,
    staff_id: 'somebody',
    state: 'waiting',
    is_check: 0,
    file_name: 'list.tsv',
    stored_name: '',
    encoding: '',
    report: toJson(NO_REPORT),
    started_at: AT,
    ended_at: '',
    ...given,
  };
  await db.insertInto('title_import').values(row).execute();
  return row.id;
}
