import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildLoan } from '../../../testing/builders.ts';
import { buildItem } from '../../../testing/catalogue-builders.ts';
import { createTestDatabase, describeOnBothDatabases } from '../../../testing/test-database.ts';
import { up as requests } from './0032-requests.ts';
import { createTable } from './table.ts';

describeOnBothDatabases('holds that become requests', 'migrations', (kind) => {
  it('keep their reader, their place in the queue, their copy and its last day', async () => {
    const { db, close } = await createTestDatabase(kind);
    try {
      const plain = db as unknown as Kysely<unknown>;
      await putHoldsOfBefore(plain, [
        ['h1', 'waiting', null, null],
        ['h2', 'waiting', 'i2', null],
        ['h3', 'in_transit', 'i3', null],
        ['h4', 'ready', 'i4', '2026-03-09'],
        ['h5', 'suspended', null, null],
        ['h6', 'filled', 'i4', null],
        ['h7', 'cancelled', null, null],
        ['h8', 'expired', 'i2', '2026-01-09'],
      ]);
      await requests(plain);
      const rows = await db.selectFrom('request').selectAll().orderBy('id').execute();
      const told = rows.map(({ id, step, wanted_item_id, item_id }) => [id, step, wanted_item_id, item_id]);
      expect(told).toEqual([
        ['h1', 'reserving', null, null],
        ['h2', 'reserving', 'i2', null],
        ['h3', 'in_logistics', null, 'i3'],
        ['h4', 'reservation_arrived', null, 'i4'],
        ['h5', 'reserving', null, null],
        ['h6', 'borrowed', null, 'i4'],
        ['h7', 'cancelled', null, null],
        ['h8', 'on_shelf', null, 'i2'],
      ]);
      expect(rows.map(({ number }) => number)).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `2602200000000${at}`),
      );
      expect(rows.filter(({ ended_at }) => ended_at !== null).map(({ id }) => id)).toEqual([
        'h6',
        'h7',
        'h8',
      ]);
      expect(rows[3]).toMatchObject({ kind: 'reservation', patron_id: 'p1', kept_until: '2026-03-09' });
      expect(rows[3]?.moves_at).toBe('2026-03-09T00:00:00.000Z');
      expect(rows[4]?.suspended_until).toBe('9999-12-31');
    } finally {
      await close();
    }
  });

  it('are filled, or wait again, where the copy under way is lent already or is kept for another', async () => {
    const { db, close } = await createTestDatabase(kind);
    try {
      const plain = db as unknown as Kysely<unknown>;
      const mine = await buildItem(db);
      const theirs = await buildItem(db);
      await buildLoan(db, { item_id: mine.id, patron_id: 'p1' });
      await buildLoan(db, { item_id: theirs.id });
      await putHoldsOfBefore(plain, [
        ['h1', 'in_transit', mine.id, null],
        ['h2', 'in_transit', theirs.id, null],
        ['h3', 'in_transit', 'i4', null],
        ['h4', 'ready', 'i4', '2026-03-09'],
      ]);
      await requests(plain);
      const rows = await db.selectFrom('request').select(['id', 'step', 'item_id']).orderBy('id').execute();
      expect(rows).toEqual([
        { id: 'h1', step: 'borrowed', item_id: mine.id },
        { id: 'h2', step: 'reserving', item_id: null },
        { id: 'h3', step: 'reserving', item_id: null },
        { id: 'h4', step: 'reservation_arrived', item_id: 'i4' },
      ]);
    } finally {
      await close();
    }
  });
});

async function putHoldsOfBefore(
  db: Kysely<unknown>,
  holds: readonly (readonly [id: string, status: string, item: string | null, until: string | null])[],
): Promise<void> {
  await db.schema.dropTable('request').execute();
  await db.schema.dropTable('request_move').execute();
  await createTable(db, 'hold', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    bib_id: 'text',
    'item_id?': 'text',
    pickup_library: 'text',
    status: 'text',
    placed_at: 'text',
    'ready_until?': 'text',
  });
  for (const [id, status, item, until] of holds) {
    await sql`insert into hold values
      (${id}, '1001', 'p1', 'b1', ${item}, 'MAIN', ${status}, '2026-02-20T08:00:00.000Z', ${until})`.execute(
      db,
    );
  }
}
