import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../../platform/db/database.ts';
import { buildLoan, buildRequest } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { withLocalSystems } from '../../../../testing/local-systems.ts';
import { marcFile, readMarcFile } from '../../../../testing/marc-file.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { importRecords } from './import-records.ts';

const NUMBERS = ['a', 'b', 'c'];
const BARCODES = ['1', '2', '3', '4'];

type AFile = readonly {
  readonly number: string;
  readonly status: 'n' | 'd';
  readonly items: readonly string[];
}[];

/** Columns that name a row of another table, and that table. */
const REFERENCES = [
  ['bib_source', 'bib_id', 'bib'],
  ['item', 'bib_id', 'bib'],
  ['loan', 'bib_id', 'bib'],
  ['loan', 'item_id', 'item'],
  ['request', 'bib_id', 'bib'],
  ['request', 'wanted_item_id', 'item'],
] as const;

const file: fc.Arbitrary<AFile> = fc
  .tuple(
    fc.uniqueArray(
      fc.record({ number: fc.constantFrom(...NUMBERS), status: fc.constantFrom<'n' | 'd'>('n', 'd') }),
      { selector: (record) => record.number, minLength: 1 },
    ),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...BARCODES), fc.constantFrom(...NUMBERS)), {
      selector: ([barcode]) => barcode,
    }),
  )
  .map(([records, placed]) =>
    records.map((record) => ({
      ...record,
      items: placed.filter(([, at]) => at === record.number).map(([barcode]) => barcode),
    })),
  );

const steps = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('import' as const), source: fc.constantFrom('x', 'y'), file }),
    fc.record({
      act: fc.constantFrom('lend', 'return', 'hold', 'hold the title'),
      barcode: fc.constantFrom(...BARCODES),
    }),
  ),
  { minLength: 4, maxLength: 16 },
);

describeOnBothDatabases('whatever is imported, moved, deleted, lent and waited for', 'SQL', (kind) => {
  const clock = createTestClock();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('leaves no loan, hold, item or record whose bib or item is gone, and deletes no item on loan', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        for (const table of ['loan', 'request', 'item', 'bib_source', 'bib'] as const) {
          await db.deleteFrom(table).execute();
        }
        const lent = new Set<string>();
        for (const step of story) {
          if (step.act === 'import') await bring(step.source, step.file);
          else await circulate(db, step.act, step.barcode, lent);
          const missing = await danglingReferences(db);
          expect(missing).toEqual([]);
          expect(await barcodesOnLoan(db)).toEqual([...lent].sort());
        }
      }),
      { numRuns: kind === 'sqlite' ? 40 : 10 },
    );
  });

  async function bring(source: string, records: AFile): Promise<void> {
    const marc = records.map(({ items, ...record }) => ({
      ...record,
      items: items.map((barcode) => ({ barcode })),
    }));
    await importRecords(withLocalSystems({ db: database.db, clock }), {
      tenantId: TENANT,
      source,
      records: readMarcFile(marcFile(marc)),
    });
  }
});

async function circulate(
  db: Db,
  act: 'lend' | 'return' | 'hold' | 'hold the title',
  barcode: string,
  lent: Set<string>,
): Promise<void> {
  const item = await db
    .selectFrom('item')
    .select(['id', 'bib_id', 'status'])
    .where('barcode', '=', barcode)
    .executeTakeFirst();
  if (!item) return;
  const of = { item_id: item.id, bib_id: item.bib_id };
  switch (act) {
    case 'lend':
      if (lent.has(barcode) || item.status === 'withdrawn') return;
      await buildLoan(db, of);
      lent.add(barcode);
      return;
    case 'return':
      lent.delete(barcode);
      await db
        .updateTable('loan')
        .set({ returned_at: '2026-03-01T00:00:00.000Z' })
        .where('item_id', '=', item.id)
        .execute();
      return;
    case 'hold':
      await buildRequest(db, { bib_id: item.bib_id, wanted_item_id: item.id });
      return;
    case 'hold the title':
      await buildRequest(db, { bib_id: item.bib_id });
  }
}

async function danglingReferences(db: Db): Promise<string[]> {
  const dangling: string[] = [];
  for (const [table, column, target] of REFERENCES) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} is not null
      and not exists (select 1 from ${sql.table(target)} as target where target.id = ${sql.ref(`${table}.${column}`)})
    `.execute(db);
    if (rows.length > 0) dangling.push(`${table}.${column}`);
  }
  return dangling;
}

async function barcodesOnLoan(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('loan')
    .innerJoin('item', 'item.id', 'loan.item_id')
    .select('item.barcode')
    .where('loan.returned_at', 'is', null)
    .orderBy('item.barcode')
    .execute();
  return rows.map((row) => row.barcode);
}
