import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  balanceOf,
  creditOf,
  listCharges,
} from '../../../domains/lending/circulation/ledger/charge-store.ts';
import { checkLedger } from '../../../domains/lending/circulation/ledger/check-ledger.ts';
import { createTestDatabase, describeOnBothDatabases } from '../../../testing/test-database.ts';
import { up as doubleEntry } from './0066-double-entry.ts';
import { up as behaviours } from './0069-behaviours.ts';
import { up as payments } from './0083-payments.ts';
import { createTable } from './table.ts';

/** What the steps make that a ledger of before is taken through. */
const LATER_TABLES = [
  ...['behaviour', 'ledger_posting', 'ledger_line', 'ledger_allocation'],
  ...['payment_order', 'payment_entry', 'payment_refund', 'sandbox_payment', 'sandbox_refund'],
];

type Entry = readonly [reader: string, kind: string, amount: number];

const entry: fc.Arbitrary<Entry> = fc
  .tuple(
    fc.constantFrom('p1', 'p2', 'p3'),
    fc.constantFrom('overdue', 'lost', 'payment', 'payment', 'waiver'),
    fc.integer({ min: 0, max: 500 }),
  )
  .map(([reader, kind, sum]) => [reader, kind, kind === 'payment' || kind === 'waiver' ? 0 - sum : sum]);

describeOnBothDatabases('a ledger of before', 'migrations', (kind) => {
  it('settles the oldest fines first as it did, and what is too much is credit', async () => {
    await withMoved(
      [
        ['p1', 'overdue', 300],
        ['p1', 'payment', -200],
        ['p1', 'lost', 5000],
        ['p1', 'waiver', -150],
        ['p2', 'payment', -70],
        ['p2', 'damaged', 50],
      ],
      async (db) => {
        const covered = async (reader: string) =>
          (await listCharges(db, '1001', reader)).map((charge) => charge.covered);
        expect([await covered('p1'), await covered('p2')]).toEqual([[300, 50], [50]]);
        expect([await creditOf(db, '1001', 'p1'), await creditOf(db, '1001', 'p2')]).toEqual([0, 20]);
      },
    );
  });

  it('keeps what each reader owes, whatever the entries were', async () => {
    const stories = fc.sample(fc.array(entry, { maxLength: 40 }), { numRuns: 3, seed: 61 });
    // Entries that nothing in the product made, but a file may have brought.
    for (const story of [
      ...stories,
      [
        ['p1', 'payment', 40],
        ['p1', 'overdue', -90],
      ] as const,
    ]) {
      await withMoved(story, async (db) => {
        for (const reader of ['p1', 'p2', 'p3']) {
          const owed = story.reduce((sum, [of, , amount]) => sum + (of === reader ? amount : 0), 0);
          expect(await balanceOf(db, '1001', reader)).toBe(owed);
        }
        expect(await checkLedger(db)).toEqual([]);
      });
    }
  });

  async function withMoved(
    entries: readonly Entry[],
    look: (db: Parameters<typeof checkLedger>[0]) => Promise<void>,
  ): Promise<void> {
    const { db, close } = await createTestDatabase(kind);
    try {
      const plain = db as unknown as Kysely<unknown>;
      for (const table of LATER_TABLES) {
        await plain.schema.dropTable(table).execute();
      }
      await createTable(plain, 'fine_entry', ['id'], {
        id: 'text',
        tenant_id: 'text',
        patron_id: 'text',
        'loan_id?': 'text',
        kind: 'text',
        amount: 'integer',
        currency: 'text',
        note: 'text',
        posted_at: 'text',
        method: 'text',
      });
      for (const [at, [reader, what, amount]] of entries.entries()) {
        const instant = `2026-01-01T02:00:${String(at).padStart(2, '0')}.000Z`;
        await sql`insert into fine_entry values
          (${`f${at}`}, '1001', ${reader}, null, ${what}, ${amount}, 'CNY', '', ${instant}, '')`.execute(
          plain,
        );
      }
      await doubleEntry(plain, kind);
      await behaviours(plain, kind);
      await payments(plain, kind);
      await look(db);
    } finally {
      await close();
    }
  }
});
