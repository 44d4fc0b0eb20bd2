import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { listAlikeNumbers } from '../../../domains/lending/circulation/alike-numbers.ts';
import { buildCard, buildPatron } from '../../../testing/builders.ts';
import { buildItem } from '../../../testing/catalogue-builders.ts';
import { createTestDatabase, describeOnBothDatabases } from '../../../testing/test-database.ts';
import { up } from './0200-number-forms.ts';

describeOnBothDatabases('numbers of before', 'migrations', (kind) => {
  it('get their normal form where they are written otherwise, and stay apart where they become equal', async () => {
    const database = await createTestDatabase(kind);
    const { db } = database;
    try {
      const barcodes = ['B 1', 'B1', 'Ｂ２', 'b3', '44'];
      for (const barcode of barcodes) await buildItem(db, { barcode });
      const { id: patron_id } = await buildPatron(db, { primary_id: '２０ 26' });
      await buildCard(db, { patron_id, number: 'C\u200b1' });
      for (const [table, column] of [
        ['item', 'barcode_form'],
        ['patron', 'primary_id_form'],
        ['patron_card', 'number_form'],
        ['account', 'primary_id_form'],
        ['sign_in_name', 'name_form'],
      ] as const) {
        await sql`drop index ${sql.id(`${table}_tenant_id_${column}_open`)}`.execute(db);
        await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
      }
      await up(db as unknown as Kysely<unknown>, kind);
      const items = await db.selectFrom('item').select(['barcode', 'barcode_form']).execute();
      expect(new Map(items.map(({ barcode, barcode_form }) => [barcode, barcode_form]))).toEqual(
        new Map([
          ['B 1', 'b1'],
          ['B1', 'b1'],
          ['Ｂ２', 'b2'],
          ['b3', null],
          ['44', null],
        ]),
      );
      expect(await db.selectFrom('patron').select('primary_id_form').execute()).toEqual([
        { primary_id_form: '2026' },
      ]);
      const alike = await listAlikeNumbers(db, '1001');
      expect(alike.filter((one) => one.kind === 'barcode')).toEqual([
        { kind: 'barcode', form: 'b1', number: 'B 1' },
        { kind: 'barcode', form: 'b1', number: 'B1' },
      ]);
    } finally {
      await database.close();
    }
  });
});
