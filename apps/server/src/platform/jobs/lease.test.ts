import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { openLease } from './lease.ts';

describeOnBothDatabases('lease', 'locks', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  const open = (name: string, owner: string, clock: TestClock) =>
    openLease({ db: database.db, clock }, { name, owner, seconds: 4 });

  it('is held by one owner until another has seen no renewal for its seconds', async () => {
    const clock = createTestClock();
    const a = open('one', 'a', clock);
    const b = open('one', 'b', clock);
    expect(await a.ask()).toBe(true);
    expect(await b.ask()).toBe(false);
    clock.advance(3);
    expect(await a.ask()).toBe(true);
    expect(await b.ask()).toBe(false);
    clock.advance(3);
    expect(await b.ask()).toBe(false);
    clock.advance(1);
    expect(await b.ask()).toBe(true);
    expect(await a.ask()).toBe(false);
  });

  it('of a holder that died ends in its seconds, though it was taken while the clock was years ahead', async () => {
    const clock = createTestClock('2031-01-01T00:00:00.000Z');
    await open('ahead', 'dead', clock).ask();
    clock.set('2026-03-02T00:00:00.000Z');
    const next = open('ahead', 'next', clock);
    expect(await next.ask()).toBe(false);
    clock.advance(4);
    expect(await next.ask()).toBe(true);
  });

  it('stays with a holder that lives, though the clocks of two machines differ by a day', async () => {
    const behind = createTestClock('2026-03-02T00:00:00.000Z');
    const ahead = createTestClock('2026-03-03T00:00:00.000Z');
    const holder = open('differ', 'holder', behind);
    const other = open('differ', 'other', ahead);
    await holder.ask();
    for (let round = 0; round < 10; round++) {
      expect(await other.ask()).toBe(false);
      behind.advance(1);
      ahead.advance(1);
      expect(await holder.ask()).toBe(true);
    }
  });

  it('falls to exactly one of many who ask at once, when it is new and when its holder died', async () => {
    const clock = createTestClock();
    const askers = Array.from({ length: 12 }, (_, index) => open('race', `owner-${index}`, clock));
    const askAll = () => Promise.all(askers.map((asker) => asker.ask()));
    const first = await askAll();
    expect(first.filter(Boolean)).toHaveLength(1);
    const holder = askers[first.indexOf(true)];
    const others = askers.filter((asker) => asker !== holder);
    await Promise.all(others.map((asker) => asker.ask()));
    clock.advance(4);
    const answers = await Promise.all(others.map((asker) => asker.ask()));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is free at once when its holder releases it, and only then', async () => {
    const clock = createTestClock();
    const a = open('two', 'a', clock);
    const b = open('two', 'b', clock);
    await a.ask();
    await b.release();
    expect(await b.ask()).toBe(false);
    await a.release();
    expect(await b.ask()).toBe(true);
  });
});
