import type { Bib } from '@lectern/marc/bib';
import { EMPTY_BIB } from '@lectern/marc/testing/empty-bib';
import { formBeside } from '@lectern/rules/number-form';
import { numbersOfBib, putNumbers } from '../domains/collection/catalogue/records/bib-numbers.ts';
import { fromJson, toJson } from '../platform/db/codecs.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { CREATED, next, type Some, TENANT } from './built-rows.ts';

export async function buildLibrary(db: Db, given: Some<'library'> = {}) {
  const row = {
    tenant_id: TENANT,
    code: 'MAIN',
    names: toJson({ 'zh-CN': '总馆', 'en-US': 'Main Library' }),
    addresses: toJson({}),
    opening_hours: toJson({}),
    position: 0,
    ...given,
  };
  await db
    .insertInto('library')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute();
  return row;
}

export async function buildLocation(db: Db, given: Some<'location'> = {}) {
  const row = {
    tenant_id: TENANT,
    code: 'MAIN-3F',
    library_code: 'MAIN',
    names: toJson({ 'zh-CN': '社科三楼', 'en-US': 'Social sciences, 3rd floor' }),
    reference_only: 0 as const,
    position: 0,
    ...given,
  };
  await buildLibrary(db, { tenant_id: row.tenant_id, code: row.library_code });
  await db
    .insertInto('location')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute();
  return row;
}

export async function buildCampus(db: Db, given: Some<'campus'> = {}) {
  const row = {
    tenant_id: TENANT,
    code: 'OLD',
    names: toJson({ 'zh-CN': '老校区', 'en-US': 'Old campus' }),
    position: 0,
    ...given,
  };
  await db
    .insertInto('campus')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute();
  return row;
}

export async function buildBib(db: Db, given: Some<'bib'> & { readonly description?: Partial<Bib> } = {}) {
  const { description, ...columns } = given;
  const title = columns.title ?? next('Title ');
  const author = columns.author ?? 'An Author';
  const row = {
    id: newId(),
    tenant_id: TENANT,
    source: 'test',
    control_number: next('c'),
    bib: toJson(bibOf(title, author, description)),
    title,
    author,
    doc_type: 'book',
    year: 2001,
    content_hash: '',
    mapping_version: 1,
    suppressed: 0 as const,
    created_at: CREATED,
    updated_at: CREATED,
    ...columns,
  };
  await db.insertInto('bib').values(row).execute();
  await putNumbers(db, row.tenant_id, [
    { id: row.id, isNew: true, numbers: numbersOfBib(fromJson<Bib>(row.bib)) },
  ]);
  return row;
}

export async function buildItem(db: Db, given: Some<'item'> = {}) {
  const tenant_id = given.tenant_id ?? TENANT;
  const bib_id = given.bib_id ?? (await buildBib(db, { tenant_id })).id;
  const barcode = given.barcode ?? next('B');
  const row = {
    id: newId(),
    library_code: 'MAIN',
    location_code: 'MAIN-3F',
    call_number: `I247.57/${barcode}`,
    volume: '',
    copy_number: '',
    item_type: 'book',
    status: 'available' as const,
    recalled: 0 as const,
    shelf: '',
    created_at: CREATED,
    updated_at: CREATED,
    ...given,
    tenant_id,
    bib_id,
    barcode,
    barcode_form: formBeside(barcode),
  };
  await buildLocation(db, { tenant_id, code: row.location_code, library_code: row.library_code });
  await db.insertInto('item').values(row).execute();
  return row;
}

function bibOf(title: string, author: string, description: Partial<Bib> = {}): Bib {
  return {
    ...EMPTY_BIB,
    title,
    titles: [{ kind: 'main', value: title }],
    creators: [{ name: author, kind: 'person', primary: true, roles: [] }],
    ...description,
  };
}
