import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { sendEvents } from '../../testing/test-events.ts';
import type { DatabaseKind } from '../db/dialect.ts';
import { listParkedEvents, retryParkedEvents } from '../failed-work/parked-events.ts';
import { MASKED } from '../mask-personal.ts';
import { actOnDue } from './act-on-due.ts';
import { createEventSender } from './event-sender.ts';
import { eventType } from './event-type.ts';
import { pageEvents } from './outbox-store.ts';

const moved = eventType('thing.moved');
const ATTEMPTS = 8;

describeOnBothDatabases('events that fail', 'events', (kind: DatabaseKind) => {
  let app: TestApp;
  /** What the consumer cannot act on. */
  let isBad = (_subjectId: string) => false;
  let acted: string[] = [];
  let workedAt: string | undefined;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterEach(async () => {
    for (const table of ['outbox_event', 'parked_event'] as const)
      await app.deps.db.deleteFrom(table).execute();
    [isBad, acted, workedAt] = [() => false, [], undefined];
  });
  afterAll(() => app.close());

  const consumer = {
    name: 'index',
    hears: moved,
  };
  async function act(subjectIds: readonly string[]): Promise<void> {
    for (const id of subjectIds) {
      if (isBad(id)) throw new Error(`no place for reader@example.org`);
      acted.push(id);
    }
  }
  const events = createEventSender(async () => [consumer]);
  const send = (...subjectIds: string[]) => sendEvents({ db: app.deps.db, events }, moved, subjectIds);

  async function turn() {
    const deps = { ...app.deps, log: pino({ level: 'silent' }) };
    const ended = await actOnDue(deps, consumer, '1001', { act, workedAt, isStopped: () => false });
    if (ended.hasWorked) workedAt = app.clock.now().toISOString();
    return ended;
  }
  async function turns(count: number): Promise<void> {
    for (let at = 0; at < count; at++) {
      await turn();
      app.clock.advance(600);
    }
  }
  const waiting = async () =>
    (await pageEvents(app.deps.db, consumer, '1001', { afterSeq: 0, limit: 1000 })).map(
      ({ subjectId }) => subjectId,
    );
  const parked = () => listParkedEvents(app.deps.db, { tenantId: '1001' }, 1000);
  const named = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `thing-${from + at}`);

  it('let those behind them go on at once', async () => {
    isBad = (id) => id === 'bad';
    await send('a', 'bad', 'b', 'c');
    expect(await turn()).toMatchObject({ hasWorked: true, error: expect.any(Error) });
    expect(await waiting()).toEqual(['bad']);
    await send('d');
    await turn();
    expect(await waiting()).toEqual(['bad']);
    expect(acted.at(-1)).toBe('d');
  });

  it('are set aside after their attempts, with an error that names nobody', async () => {
    isBad = (id) => id === 'bad';
    await send('bad');
    for (let at = 0; at < ATTEMPTS; at++) {
      expect(await parked()).toEqual([]);
      await send(`other-${at}`);
      await turns(1);
    }
    expect(await waiting()).toEqual([]);
    expect(await parked()).toMatchObject([
      {
        kind: 'index',
        tenantId: '1001',
        attempts: ATTEMPTS,
        error: `no place for ${MASKED}`,
        canRetry: true,
      },
    ]);
  });

  it('wait longer after each attempt', async () => {
    isBad = (id) => id === 'bad';
    await send('bad', 'good');
    const tried: number[] = [];
    const since = app.clock.now().getTime();
    const noted = (subjectIds: readonly string[]) => {
      tried.push((app.clock.now().getTime() - since) / 1000);
      return act(subjectIds);
    };
    for (let second = 0; second <= 30; second++) {
      await actOnDue(app.deps, consumer, '1001', { act: noted, workedAt, isStopped: () => false });
      app.clock.advance(1);
    }
    expect([...new Set(tried)]).toEqual([0, 2, 6, 14, 30]);
  });

  it('all wait while everything fails, however long and whatever comes', async () => {
    isBad = () => true;
    await send(...named(50));
    await turns(100);
    await send(...named(300, 50));
    await turns(100);
    expect(await parked()).toEqual([]);
    isBad = () => false;
    await turns(10);
    expect(await waiting()).toEqual([]);
    expect(await parked()).toEqual([]);
    expect(new Set(acted)).toEqual(new Set(named(350)));
  });

  it('are few that are tried while everything fails', async () => {
    let tries = 0;
    isBad = () => {
      tries += 1;
      return true;
    };
    await send(...named(150));
    await turn();
    // All at once, then two and the newest one.
    expect(tries).toBe(4);
  });

  it('hold nothing up though many of them stand in a row', async () => {
    isBad = (id) => Number(id.slice('thing-'.length)) < 250;
    await send(...named(400));
    await turns(2);
    expect(new Set(acted)).toEqual(new Set(named(150, 250)));
    expect(await waiting()).toHaveLength(250);
  });

  it('are not set aside by their last attempts if nothing else was done since the one before', async () => {
    isBad = (id) => id === 'bad';
    await send('good', 'bad');
    await turn();
    app.clock.advance(600);
    await turns(20);
    expect(await waiting()).toEqual(['bad']);
    await send('other');
    await turns(2);
    expect(await parked()).toHaveLength(1);
  });

  it('are not set aside by an outage that ends in the middle of a turn', async () => {
    isBad = () => true;
    await send('first', 'second');
    await turns(20);
    let tries = 0;
    isBad = () => ++tries <= 2;
    await turns(2);
    expect(await parked()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('are not set aside by one failure behind a long outage', async () => {
    isBad = () => true;
    await send(...named(5));
    await turns(20);
    isBad = (id) => id === 'thing-3';
    await turns(1);
    expect(await waiting()).toEqual(['thing-3']);
    isBad = () => false;
    await turns(1);
    expect([await waiting(), await parked()]).toEqual([[], []]);
  });

  it('do not make a turn long, however slow they are to fail', async () => {
    let tries = 0;
    isBad = (id) => {
      if (id === 'thing-0') return false;
      tries += 1;
      app.clock.advance(10);
      return true;
    };
    await send(...named(100));
    await turn();
    expect(tries).toBeLessThan(7);
    expect(await waiting()).toHaveLength(99);
  });

  it('go again in the order of their numbers, with all their attempts', async () => {
    isBad = (id) => id === 'bad';
    await send('bad');
    for (let at = 0; at < ATTEMPTS; at++) {
      await send(`other-${at}`);
      await turns(1);
    }
    isBad = () => false;
    await send('later');
    expect(await retryParkedEvents(app.deps.db, { tenantId: '1002' })).toBe(0);
    expect(await retryParkedEvents(app.deps.db, { tenantId: '1001' })).toBe(1);
    expect(await waiting()).toEqual(['bad', 'later']);
    await turn();
    expect(acted.slice(-2)).toEqual(['bad', 'later']);
    expect(await parked()).toEqual([]);
  });

  it('are no more when a later event of the same thing was acted on', async () => {
    isBad = (id) => id === 'bad';
    await send('bad');
    for (let at = 0; at < ATTEMPTS; at++) {
      await send(`other-${at}`);
      await turns(1);
    }
    expect(await parked()).toHaveLength(1);
    isBad = () => false;
    await send('bad');
    await turn();
    expect(await parked()).toEqual([]);
  });
});
