import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../testing/test-database.ts';
import { findKnownAvailability, type HoldingsAnswer, putHoldingsAnswers } from './known-holdings-store.ts';

const AT = '2026-03-02T02:00:00.000Z';
const MINUTE_LATER = '2026-03-02T02:01:00.000Z';
const HOUR_LATER = '2026-03-02T03:00:00.000Z';

describeOnBothDatabases('answers of library systems that are kept', 'SQL', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  const answer = (bibId: string, at: string, waiting = 0): HoldingsAnswer => ({
    tenantId: '1001',
    bibId,
    at,
    question: 'availability',
    answer: { itemCount: 1, onShelfCount: 1, loanableCount: 1, otherPlaces: 0, waiting },
  });
  const put = (db: Db, at: string, ...answers: HoldingsAnswer[]) =>
    putHoldingsAnswers(db, answers, new Date(at));

  it('hold as of the earliest of those asked for', async () => {
    const { db } = database;
    await put(db, AT, answer('a', AT), answer('b', HOUR_LATER));
    const known = await findKnownAvailability(db, '1001', ['a', 'b', 'c']);
    expect([...known.value.keys()].sort()).toEqual(['a', 'b']);
    expect(known.asOf).toBe(AT);
    expect((await findKnownAvailability(db, '1001', ['b'])).asOf).toBe(HOUR_LATER);
    expect(await findKnownAvailability(db, '1002', ['a'])).toEqual({ value: new Map(), asOf: undefined });
  });

  it('are written again when they change, else after some minutes only', async () => {
    const { db } = database;
    const asOf = async () => (await findKnownAvailability(db, '1001', ['d'])).asOf;
    await put(db, AT, answer('d', AT));
    await put(db, MINUTE_LATER, answer('d', MINUTE_LATER));
    expect(await asOf()).toBe(AT);
    await put(db, MINUTE_LATER, answer('d', MINUTE_LATER, 1));
    expect(await asOf()).toBe(MINUTE_LATER);
    await put(db, HOUR_LATER, answer('d', HOUR_LATER, 1));
    expect(await asOf()).toBe(HOUR_LATER);
  });
});
