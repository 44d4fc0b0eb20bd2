import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Records read and rows written at a time. */
const PAGE = 500;

interface StoredRecord {
  readonly id: string;
  readonly tenant_id: string;
  readonly bib: string;
}

/** The numbers of stored records, so that records are found by them without the search index. Those that are online now are indexed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'bib_number', ['tenant_id', 'number', 'bib_id'], {
    tenant_id: 'text',
    number: 'text',
    bib_id: 'text',
  });
  await createIndex(db, 'bib_number', ['tenant_id', 'bib_id']);
  for (let after = ''; ; ) {
    const { rows } = await sql<StoredRecord>`
      select id, tenant_id, bib from bib where id > ${after} order by id limit ${PAGE}`.execute(db);
    await insertNumbers(db, rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) break;
    after = last.id;
  }
  await sql`
    insert into outbox_event (tenant_id, topic, consumer, subject_id, created_at)
    select distinct n.tenant_id, 'bib.changed', 'search-index', n.bib_id, ${new Date().toISOString()}
    from title_key k
    join title_place p on p.tenant_id = k.tenant_id and p.title_id = k.title_id
    join bib_number n on n.tenant_id = k.tenant_id and n.number = k.title_key`.execute(db);
  await tellSources(db);
}

/** Records of the sources that databases name are indexed again too. */
async function tellSources(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ readonly tenant_id: string; readonly sources: string }>`
    select tenant_id, sources from eresource where sources <> '[]'`.execute(db);
  for (const { tenant_id, sources } of rows)
    for (const source of JSON.parse(sources) as readonly string[])
      await sql`
        insert into outbox_event (tenant_id, topic, consumer, subject_id, created_at)
        select tenant_id, 'bib.changed', 'search-index', id, ${new Date().toISOString()}
        from bib where tenant_id = ${tenant_id} and source = ${source}`.execute(db);
}

async function insertNumbers(db: Kysely<unknown>, records: readonly StoredRecord[]): Promise<void> {
  const numbers = records.flatMap(({ id, tenant_id, bib }) =>
    numbersIn(bib).map((number) => sql`(${tenant_id}, ${number}, ${id})`),
  );
  for (let at = 0; at < numbers.length; at += PAGE)
    await sql`insert into bib_number (tenant_id, number, bib_id) values ${sql.join(numbers.slice(at, at + PAGE))}`.execute(
      db,
    );
}

/** As records are stored from this step on; what a later version stores does not matter here. */
function numbersIn(stored: string): string[] {
  const bib = JSON.parse(stored) as {
    readonly host?: unknown;
    readonly issns?: readonly string[];
    readonly isbns?: readonly { readonly value: string; readonly valid: boolean }[];
  };
  if (bib.host) return [];
  const issns = (bib.issns ?? []).map((issn) => `issn:${issn}`);
  const isbns = (bib.isbns ?? []).flatMap(({ value, valid }) => (valid ? [`isbn:${value}`] : []));
  return [...new Set([...issns, ...isbns])];
}
