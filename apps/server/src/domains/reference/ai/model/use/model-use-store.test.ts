import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../../../testing/test-database.ts';
import { addModelUse, listModelUse, tokensOfDay } from './model-use-store.ts';

const DAY = { day: '2026-03-02', model: 'models.example.org · m', currency: 'CNY' };
const USE = { answers: 1, failures: 0, input_tokens: 3_000_000_000, output_tokens: 5, cost_micros: 7 };

describeOnBothDatabases('the use of models', 'SQL', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('is added up by library, day and model, beyond four bytes', async () => {
    const { db } = database;
    await Promise.all([addModelUse(db, '1', DAY, USE), addModelUse(db, '1', DAY, USE)]);
    await addModelUse(db, '1', { ...DAY, model: 'other' }, USE);
    await addModelUse(db, '2', DAY, USE);
    expect([...(await tokensOfDay(db, '1', DAY.day))]).toEqual([
      [DAY.model, 2 * 3_000_000_005],
      ['other', 3_000_000_005],
    ]);
    expect((await tokensOfDay(db, '1', '2026-03-03')).size).toBe(0);
    const rows = await listModelUse(db, '1', '2026-01-01');
    expect(rows.map(({ answers, input_tokens: input }) => [answers, input])).toEqual([
      [2, 6_000_000_000],
      [1, 3_000_000_000],
    ]);
  });
});
