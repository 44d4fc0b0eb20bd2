import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { acquireLease, findLease, releaseLease } from './lease-store.ts';

describeOnEachDatabase('lease', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  const ask = (name: string, owner: string, now: Date) =>
    acquireLease(database.db, { name, owner, seconds: 4 }, now);

  it('is held by one owner until it is not renewed', async () => {
    const clock = createTestClock();
    expect(await ask('one', 'a', clock.now())).toBe(true);
    expect(await ask('one', 'b', clock.now())).toBe(false);
    clock.advance(3);
    expect(await ask('one', 'a', clock.now())).toBe(true);
    clock.advance(3);
    expect(await ask('one', 'b', clock.now())).toBe(false);
    expect((await findLease(database.db, 'one'))?.owner).toBe('a');
    clock.advance(1);
    expect(await ask('one', 'b', clock.now())).toBe(true);
    expect(await ask('one', 'a', clock.now())).toBe(false);
  });

  it('falls to exactly one of many who ask at once', async () => {
    const now = createTestClock().now();
    const owners = Array.from({ length: 12 }, (_, index) => `owner-${index}`);
    const answers = await Promise.all(owners.map((owner) => ask('race', owner, now)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is free at once when its holder releases it, and only then', async () => {
    const now = createTestClock().now();
    await ask('two', 'a', now);
    await releaseLease(database.db, 'two', 'b');
    expect(await ask('two', 'b', now)).toBe(false);
    await releaseLease(database.db, 'two', 'a');
    expect(await ask('two', 'b', now)).toBe(true);
  });
});
