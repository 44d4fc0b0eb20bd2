import { measureSizes } from '@lectern/server/platform/db/measure-sizes';
import { buildPatron } from '@lectern/server/testing/builders';
import { buildBib } from '@lectern/server/testing/catalogue-builders';
import type { TestApp } from '@lectern/server/testing/test-app';
import { sql } from 'kysely';

export const TENANT = '1001';

const TITLES = 300_000;
const READERS = 20_000;
const FAVOURITES = 200_000;
const AT_ONCE = 500_000;
const GROUPS = 8;

/** Fills the library with titles, readers, past loans (a few titles are borrowed often) and favourites, by statements of SQLite. */
export async function fillLibrary({ deps, clock }: TestApp, loans: number, years: number): Promise<void> {
  const { db } = deps;
  const now = clock.now().getTime() / 1000;
  const span = years * 365 * 86_400;
  const bib = await buildBib(db, { title: 'A measured title' });
  const patron = await buildPatron(db);
  await copy('bib', 'id', bib.id, TITLES, `'b' || n.i`, {
    control_number: `'measured-' || n.i`,
    created_at: at(span),
  });
  await copy('patron', 'id', patron.id, READERS, `'p' || n.i`, {
    primary_id: `'measured-' || n.i`,
    patron_group: `'g' || (n.i % ${GROUPS})`,
  });
  for (let first = 1; first <= loans; first += AT_ONCE) {
    const last = Math.min(loans, first + AT_ONCE - 1);
    await sql`
      with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last})
      insert into loan (id, tenant_id, patron_id, item_id, bib_id, library_code, checked_out_at, due_date, returned_at,
        renewals, last_renewed_at)
      select 'l' || i, ${TENANT}, 'p' || (1 + abs(random()) % ${READERS}), 'i' || i, ${rare('b', TITLES)}, 'MAIN',
        ${sql.raw(at(span))}, '2026-01-01', '2026-01-01T00:00:00.000Z', 0, null from n as n`.execute(db);
  }
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${FAVOURITES})
    insert into favourite (id, tenant_id, patron_id, folder_id, kind, record_id, source, control_number, title, author,
      isbn, note, tags, state, search_text, title_key, author_key, added_at, updated_at)
    select 'f' || i, ${TENANT}, 'p' || i, 'f', 'bib', ${rare('b', TITLES)}, '', '', '', '', '', '', '[]', '', '', '', '',
      ${sql.raw(at(365 * 86_400))}, '' from n as n`.execute(db);
  await measureSizes(db);

  /** SQL for an instant within the last seconds. */
  function at(within: number): string {
    return `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${Math.floor(now)} - abs(random()) % ${within}, 'unixepoch')`;
  }

  /** Copies a row with other values in some columns. */
  async function copy(
    table: 'bib' | 'patron',
    key: string,
    id: string,
    rows: number,
    newId: string,
    others: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { rows: columns } = await sql<{
      name: string;
    }>`select name from pragma_table_info(${table})`.execute(db);
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => (name === key ? newId : (others[name] ?? `one.${name}`)));
    await sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
      insert into ${sql.table(table)} (${sql.raw(names.join(', '))})
      select ${sql.raw(values.join(', '))} from n as n, ${sql.table(table)} as one where one.id = ${id}`.execute(
      db,
    );
  }
}

/** SQL for the id of one of many, of which the first are much more frequent. */
function rare(letter: string, of: number) {
  return sql.raw(
    `'${letter}' || (1 + cast(${of} * pow((abs(random()) % 1000000) / 1000000.0, 3) as integer))`,
  );
}
