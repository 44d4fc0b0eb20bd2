import { NO_REPORT } from '../domains/resources/titles/import/title-report.ts';
import { newTitle } from '../domains/resources/titles/new-title.ts';
import {
  NO_END,
  type TitleImportTable,
  type TitleListTable,
  type TitleRowTable,
  type TitleTable,
} from '../domains/resources/titles/tables.ts';
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

const DESCRIBED = {
  kind: 'serial',
  name: 'Whales',
  author: '',
  publisher: '',
  print_issn: '',
  online_issn: '',
  print_isbn: '',
  online_isbn: '',
  edition: '',
  published_on: '',
} as const;

/** A title that nobody sees, with what is given; answers its id. */
export async function buildTitle(db: Db, given: Partial<TitleTable> = {}): Promise<string> {
  const row = { ...newTitle(newId(), TENANT, DESCRIBED, AT), ...given };
  await db.insertInto('title').values(row).execute();
  return row.id;
}

/** A line of the first generation of a list, with what is given; answers its id. */
export async function buildTitleRow(
  db: Db,
  given: Partial<TitleRowTable> & Pick<TitleRowTable, 'list_id' | 'title_id'>,
): Promise<string> {
  const row: TitleRowTable = {
    id: newId(),
    tenant_id: TENANT,
    content_hash: 'hash',
    from_generation: 0,
    to_generation: NO_END,
    line: 2,
    first_date: '',
    first_volume: '',
    first_issue: '',
    last_date: '',
    last_volume: '',
    last_issue: '',
    embargo: '',
    depth: 'fulltext',
    is_free: 0,
    address: '',
    note: '',
    vendor_id: '',
    preceding_id: '',
    described: toJson(DESCRIBED),
    ...given,
  };
  await db.insertInto('title_row').values(row).execute();
  return row.id;
}
