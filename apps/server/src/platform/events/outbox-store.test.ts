import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../testing/test-database.ts';
import {
  addBibChanged,
  countBibChanges,
  deleteBibChanges,
  pageBibChanges,
  takeBibChanges,
} from './outbox-store.ts';

const NOW = '2026-03-02T02:00:00.000Z';

describeOnEachDatabase('outbox', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('gives changes in their order, until they are deleted', async () => {
    const { db } = database;
    const ids = Array.from({ length: 450 }, (_, index) => `bib-${index}`);
    await addBibChanged(db, '1001', ids, NOW);
    const first = await takeBibChanges(db, 10);
    expect(first.map((change) => change.bibId)).toEqual(ids.slice(0, 10));
    expect(await takeBibChanges(db, 10)).toEqual(first);
    await deleteBibChanges(
      db,
      first.map((change) => change.seq),
    );
    expect((await takeBibChanges(db, 1000)).map((change) => change.bibId)).toEqual(ids.slice(10));
    expect(await countBibChanges(db)).toEqual(new Map([['1001', 440]]));
    const seqs = (await pageBibChanges(db, '1001', 0, 1000)).map((change) => change.seq);
    expect(await pageBibChanges(db, '1001', seqs.at(-2) ?? 0, 10)).toHaveLength(1);
    await deleteBibChanges(db, seqs);
    expect(await takeBibChanges(db, 10)).toEqual([]);
  });

  it('keeps changes of named tenants back', async () => {
    const { db } = database;
    await addBibChanged(db, '1001', ['a', 'b'], NOW);
    await addBibChanged(db, '1002', ['c'], NOW);
    expect((await takeBibChanges(db, 10, { except: ['1001'] })).map((change) => change.bibId)).toEqual(['c']);
  });

  it('notes nothing when the transaction that changed the bib fails', async () => {
    const { db } = database;
    const before = await countBibChanges(db);
    const failed = db.transaction().execute(async (tx) => {
      await addBibChanged(tx, '1001', ['d'], NOW);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await countBibChanges(db)).toEqual(before);
  });
});
