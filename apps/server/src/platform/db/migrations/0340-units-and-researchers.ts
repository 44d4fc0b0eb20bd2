import { type Kysely, sql } from 'kysely';
import { orderRemaps } from './order-remaps.ts';
import { createIndex, createTable } from './table.ts';

/** Units of the institution and its researchers. The colleges that databases name become units; records are read again for numbers of persons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUnits(db);
  await createResearchers(db);
  await orderRemaps(db);
}

async function createUnits(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'unit', ['id'], {
    id: 'text',
    tenant_id: 'text',
    code: 'text',
    parent_id: 'text',
    position: 'integer',
    kind: 'text',
    names: 'text',
    other_names: 'text',
    introduction: 'text',
    address: 'text',
    phone: 'text',
    email: 'text',
    website: 'text',
    subjects: 'text',
    classes: 'text',
    is_open: 'integer',
    version: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'unit', ['tenant_id', 'code'], { unique: true });
  await db.schema
    .alterTable('eresource_term')
    .addColumn('unit_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const now = new Date().toISOString();
  await sql`
    insert into unit (id, tenant_id, code, parent_id, position, kind, names, other_names, introduction, address, phone, email, website,
      subjects, classes, is_open, version, created_at, updated_at)
    select id, tenant_id, code, '', position, 'college', names, '[]', '{}', '{}', '', '', '', '[]', '[]', 1, 0, ${now}, ${now}
    from eresource_term where kind = 'college'`.execute(db);
  await sql`update eresource_term set unit_id = id where kind = 'college'`.execute(db);
}

async function createResearchers(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'researcher', ['id'], {
    id: 'text',
    tenant_id: 'text',
    unit_id: 'text',
    patron_id: 'text',
    names: 'text',
    other_names: 'text',
    headings: 'text',
    position: 'text',
    titles: 'text',
    topics: 'text',
    introduction: 'text',
    email: 'text',
    shows_email: 'integer',
    phone: 'text',
    shows_phone: 'integer',
    office: 'text',
    website: 'text',
    orcid: 'text',
    isni: 'text',
    author_numbers: 'text',
    cover_file: 'text',
    is_open: 'integer',
    is_hidden: 'integer',
    search_text: 'text',
    version: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'researcher', ['tenant_id', 'unit_id']);
  await createIndex(db, 'researcher', ['tenant_id', 'patron_id']);
  await createIndex(db, 'researcher', ['tenant_id', 'orcid']);
  await createTable(db, 'researcher_name', ['tenant_id', 'researcher_id', 'language'], {
    tenant_id: 'text',
    researcher_id: 'text',
    language: 'text',
    name: 'text',
    letter: 'text',
    letter_place: 'integer',
    sort_key: 'text',
  });
  await createIndex(db, 'researcher_name', ['tenant_id', 'language', 'letter_place', 'sort_key']);
  await createTable(db, 'researcher_form', ['tenant_id', 'name_key', 'researcher_id'], {
    tenant_id: 'text',
    name_key: 'text',
    researcher_id: 'text',
  });
  await createIndex(db, 'researcher_form', ['tenant_id', 'researcher_id']);
  await createTable(db, 'publication_decision', ['tenant_id', 'researcher_id', 'publication_id'], {
    tenant_id: 'text',
    researcher_id: 'text',
    publication_id: 'text',
    decision: 'text',
    by_person: 'integer',
    decided_at: 'text',
  });
  await createTable(db, 'orcid_work', ['id'], {
    id: 'text',
    tenant_id: 'text',
    researcher_id: 'text',
    put_code: 'text',
    title: 'text',
    source: 'text',
    'year?': 'integer',
    kind: 'text',
    doi: 'text',
  });
  await createIndex(db, 'orcid_work', ['tenant_id', 'researcher_id']);
}
