import { formBeside } from '@lectern/rules/number-form';
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../dialect.ts';
import { createIndex } from './table.ts';

/** The numbers that people type and machines read, each with the key of its row. */
const NUMBERS = [
  { table: 'item', column: 'barcode', key: 'id' },
  { table: 'patron', column: 'primary_id', key: 'id' },
  { table: 'patron_card', column: 'number', key: 'number' },
  { table: 'account', column: 'primary_id', key: 'id' },
  { table: 'sign_in_name', column: 'name', key: 'name' },
] as const;

/**
 * Normal forms beside numbers that are written otherwise. Numbers of digits and small letters are their own form. Those with capitals get
 * theirs in one statement, all others one by one. Numbers that become equal stay apart, each is found as it is written, and
 * `lectern numbers alike` lists them.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const has = (column: string, signs: string) =>
    kind === 'sqlite'
      ? sql<boolean>`${sql.ref(column)} glob ${`*[${signs}]*`}`
      : sql<boolean>`${sql.ref(column)} collate "C" ~ ${`[${signs}]`}`;
  for (const { table, column, key } of NUMBERS) {
    const form = `${column}_form`;
    await db.schema.alterTable(table).addColumn(form, 'text').execute();
    await sql`update ${sql.table(table)} set ${sql.ref(form)} = lower(${sql.ref(column)})
      where ${has(column, 'A-Z')} and not ${has(column, '^!-~')}`.execute(db);
    const { rows } = await sql<{ tenant_id: string; key: string; number: string }>`
      select tenant_id, ${sql.ref(key)} as key, ${sql.ref(column)} as number from ${sql.table(table)}
      where ${has(column, '^!-~')}`.execute(db);
    for (const row of rows)
      await sql`update ${sql.table(table)} set ${sql.ref(form)} = ${formBeside(row.number)}
        where tenant_id = ${row.tenant_id} and ${sql.ref(key)} = ${row.key}`.execute(db);
    await createIndex(db, table, ['tenant_id', form], { where: sql<boolean>`${sql.ref(form)} is not null` });
  }
}
