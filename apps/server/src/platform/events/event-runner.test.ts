import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { sendEvents } from '../../testing/test-events.ts';
import type { DatabaseKind } from '../db/dialect.ts';
import { MASKED } from '../mask-personal.ts';
import { listFaults } from '../tenants/faults/fault-store.ts';
import type { EventConsumer } from './event-consumer.ts';
import { createEventRunner, type EventRunner } from './event-runner.ts';
import { createEventSender } from './event-sender.ts';
import { eventType } from './event-type.ts';
import { countEvents } from './outbox-store.ts';

type Act = NonNullable<EventConsumer['act']>;

const WITHIN = { timeout: 30_000, interval: 20 };
const moved = eventType('thing.moved');

describeOnBothDatabases('event runner', 'events', (kind: DatabaseKind) => {
  let app: TestApp;
  let runner: EventRunner;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterEach(async () => {
    await runner.stop();
    await app.deps.db.deleteFrom('outbox_event').execute();
    await app.deps.db.deleteFrom('tenant_fault').execute();
  });
  afterAll(() => app.close());

  function start(...consumers: readonly EventConsumer[]) {
    runner = createEventRunner(app.deps, consumers);
    runner.start();
    const events = createEventSender(async () => consumers);
    return (tenantId: string, subjectIds: readonly string[]) =>
      sendEvents({ db: app.deps.db, events }, moved, subjectIds, tenantId);
  }
  const waits = async (consumer: EventConsumer) => (await countEvents(app.deps.db, consumer)).size > 0;
  const eventually = (holds: () => unknown) => vi.waitFor(holds, WITHIN);
  /** The time of the next attempt is set some moments after a failed one, so the clock goes on until it is reached. */
  const eventuallyLater = (holds: () => Promise<void>) =>
    eventually(() => {
      app.clock.advance(2);
      return holds();
    });

  it('tries a consumer that failed again, and runs no other one twice', async () => {
    const index = { name: 'index', hears: moved, act: vi.fn<Act>(async () => undefined) };
    const mail = { name: 'mail', hears: moved, act: vi.fn<Act>(async () => undefined) };
    for (let at = 0; at < 3; at++) mail.act.mockRejectedValueOnce(new Error('no mail server'));
    const send = start(index, mail);
    await send('1001', ['a', 'b', 'a']);
    await eventually(async () => expect([await waits(index), await waits(mail)]).toEqual([false, true]));
    await eventually(() => expect(mail.act).toHaveBeenCalledTimes(3));
    await eventuallyLater(async () => expect(await waits(mail)).toBe(false));
    expect(index.act.mock.calls).toEqual([[app.deps, '1001', ['a', 'b']]]);
    const tried = [['a', 'b'], ['a'], ['b'], ['a'], ['b']];
    expect(mail.act.mock.calls).toEqual(tried.map((subjectIds) => [app.deps, '1001', subjectIds]));
  });

  it('lets one tenant wait after a fault, and goes on for the others', async () => {
    const act = vi.fn<Act>(async (_deps, tenantId) => {
      if (tenantId === '1001') throw new Error('not for this one');
    });
    const consumer = { name: 'index', hears: moved, act };
    const send = start(consumer);
    await send('1001', ['a']);
    await eventually(() => expect(act).toHaveBeenCalledTimes(1));
    await send('1002', ['b']);
    await eventually(async () =>
      expect(await countEvents(app.deps.db, consumer)).toEqual(new Map([['1001', 1]])),
    );
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('lets a library that is slow hold no other one', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const act = vi.fn<Act>(async (_deps, tenantId) => {
      if (tenantId === '1001') await held;
    });
    const consumer = { name: 'index', hears: moved, act };
    const send = start(consumer);
    try {
      await send('1001', ['a']);
      await eventually(() => expect(act).toHaveBeenCalledTimes(1));
      for (const tenantId of ['1002', '1003', '1004', '1005', '1006', '1007']) await send(tenantId, ['b']);
      await eventually(async () =>
        expect(await countEvents(app.deps.db, consumer)).toEqual(new Map([['1001', 1]])),
      );
    } finally {
      release();
    }
    await eventually(async () => expect(await waits(consumer)).toBe(false));
  });

  it('serves a library in its turn that comes behind thousands of events of another', async () => {
    const order: string[] = [];
    const act = vi.fn<Act>(async (_deps, tenantId) => {
      order.push(tenantId);
    });
    const consumer = { name: 'index', hears: moved, act };
    const many = Array.from({ length: 3000 }, (_, at) => `${at}`);
    await sendEvents(
      { db: app.deps.db, events: createEventSender(async () => [consumer]) },
      moved,
      many,
      '1001',
    );
    const send = start(consumer);
    await send('1002', ['b']);
    await eventually(async () => expect(await waits(consumer)).toBe(false));
    expect(order.indexOf('1002')).toBeLessThan(10);
  });

  it('acts on the events of one library in their order and never on two lots of them at the same time', async () => {
    const seen: string[] = [];
    let acting = 0;
    const act = vi.fn<Act>(async (_deps, _tenantId, subjectIds) => {
      acting += 1;
      expect(acting).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(...subjectIds);
      acting -= 1;
    });
    const consumer = { name: 'index', hears: moved, act };
    const many = Array.from({ length: 500 }, (_, at) => `${at}`);
    await start(consumer)('1001', many);
    await eventually(async () => expect(await waits(consumer)).toBe(false));
    expect(seen).toEqual(many);
  });

  it('notes for the staff what fails, until it is done', async () => {
    const act = vi.fn<Act>(async () => undefined);
    act.mockRejectedValueOnce(new Error('no mail server at anna@example.org'));
    const consumer = { name: 'index', hears: moved, act };
    await start(consumer)('1001', ['a']);
    await eventually(async () =>
      expect(await listFaults(app.deps.db, '1001')).toMatchObject([
        { source: 'index', message: `no mail server at ${MASKED}`, times: 1 },
      ]),
    );
    expect(await listFaults(app.deps.db, '1002')).toEqual([]);
    await eventuallyLater(async () => expect(await waits(consumer)).toBe(false));
    await eventually(async () => expect(await listFaults(app.deps.db, '1001')).toEqual([]));
  });

  it('leaves alone what a domain takes itself', async () => {
    const own: EventConsumer = { name: 'own', hears: moved };
    const other = { name: 'other', hears: moved, act: vi.fn<Act>(async () => undefined) };
    const send = start(own, other);
    await send('1001', ['a']);
    await eventually(async () => expect(await waits(other)).toBe(false));
    expect(await waits(own)).toBe(true);
  });
});
