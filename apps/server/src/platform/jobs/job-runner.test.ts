import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createTestClock } from '../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { MASKED } from '../mask-personal.ts';
import { claimJobs } from './claim-jobs.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { enqueueJob, findJob } from './job-store.ts';
import { handleJob, type JobHandler, jobType, type NewJob } from './job-type.ts';
import { LANES } from './lanes.ts';

const testJob = jobType('test', 'notices', z.object({ index: z.number().optional() }));
type Handling = Omit<JobHandler<{ readonly index?: number | undefined }>, 'type'>;

/** Until a promise of the runner holds, however busy the machine is. */
const eventually = (holds: () => unknown) => vi.waitFor(holds, { timeout: 30_000, interval: 20 });

describeOnBothDatabases('job runner', 'locks', (kind) => {
  let database: TestDatabase;
  const clock = createTestClock();
  const started: JobRunner[] = [];
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((runner) => runner.stop()));
    await database.db.deleteFrom('job').execute();
  });
  afterAll(() => database.close());

  const now = () => clock.now().toISOString();
  const add = (more: Partial<NewJob<typeof testJob.payload>> = {}) =>
    enqueueJob(database.db, testJob, { payload: {}, now: now(), ...more });

  async function start(handling: Handling): Promise<JobRunner> {
    const deps = { db: database.db, clock, log: pino({ level: 'silent' }) };
    const runner = createJobRunner(deps, [handleJob(testJob, handling)]);
    started.push(runner);
    await runner.start();
    return runner;
  }

  it('runs a job once, with its payload, however many processes look', async () => {
    const seen: (number | undefined)[] = [];
    const handler: Handling = {
      async run({ payload }) {
        seen.push(payload.index);
        return undefined;
      },
    };
    const orders = [];
    for (let index = 0; index < 10; index++) orders.push(await add({ payload: { index } }));
    await Promise.all([start(handler), start(handler), start(handler)]);
    for (const { id } of orders) await eventually(async () => expect(await stateOf(id)).toBe('done'));
    expect(seen.map(Number).sort((a, b) => a - b)).toEqual([...orders.keys()]);
  });

  it('gives no handler a payload that its type does not read', async () => {
    const run = vi.fn<Handling['run']>(async () => undefined);
    const { id } = await add({ maxAttempts: 1 });
    await database.db.updateTable('job').set({ payload: '{"index":"one"}' }).where('id', '=', id).execute();
    await start({ run });
    await eventually(async () => expect(await stateOf(id)).toBe('failed'));
    expect((await findJob(database.db, id))?.last_error).toContain('index');
    expect(run).not.toHaveBeenCalled();
  });

  it('keeps no address of an error', async () => {
    const { id } = await add({ maxAttempts: 1 });
    await start({ run: () => Promise.reject(new Error('refused reader@example.org\nfor good')) });
    await eventually(async () => expect(await stateOf(id)).toBe('failed'));
    expect((await findJob(database.db, id))?.last_error).toBe(`refused ${MASKED} for good`);
  });

  it('keeps one open job of a key', async () => {
    const first = await add({ uniqueKey: '1001' });
    expect(await add({ uniqueKey: '1001' })).toEqual({ id: first.id, created: false });
    expect((await add({ uniqueKey: '1002' })).created).toBe(true);
    await start({ run: async () => undefined });
    await eventually(async () => expect(await stateOf(first.id)).toBe('done'));
    expect((await add({ uniqueKey: '1001' })).created).toBe(true);
  });

  it('tries a failed job again later, and gives up after its attempts', async () => {
    const run = vi.fn<Handling['run']>(async () => {
      throw new Error('not today');
    });
    const { id } = await add({ maxAttempts: 2 });
    const runner = await start({ run });
    await eventually(async () => expect((await findJob(database.db, id))?.last_error).toBe('not today'));
    expect(await stateOf(id)).toBe('waiting');
    runner.nudge();
    expect(run).toHaveBeenCalledTimes(1);
    clock.advance(3);
    await eventually(async () => expect(await stateOf(id)).toBe('failed'));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('takes over a job whose process died, though it took the job while its clock was years ahead', async () => {
    const { id } = await add();
    const share = { lane: testJob.lane, share: '', slots: 1 };
    const taker = { owner: 'dead', kinds: [testJob.kind], leaseSeconds: 30 };
    clock.set('2031-01-01T00:00:00.000Z');
    expect(await claimJobs(database.db, share, taker, clock.now())).toHaveLength(1);
    clock.set('2026-03-02T02:00:00.000Z');
    const run = vi.fn<Handling['run']>(async () => undefined);
    await start({ run });
    await eventually(async () => {
      clock.advance(31);
      expect(await stateOf(id)).toBe('done');
    });
    expect(run.mock.calls[0]?.[0].attempt).toBe(2);
  });

  it('leaves jobs that this process cannot do to another', async () => {
    const { id } = await add();
    const cannot = vi.fn<Handling['run']>(async () => undefined);
    const can = vi.fn<Handling['run']>(async () => undefined);
    await start({ run: cannot, ready: () => false });
    await start({ run: can });
    await eventually(async () => expect(await stateOf(id)).toBe('done'));
    expect(cannot).not.toHaveBeenCalled();
  });

  it('runs a recurring job at start and again when it said', async () => {
    const run = vi.fn<Handling['run']>(async () => ({
      again: new Date(clock.now().getTime() + 3_600_000).toISOString(),
    }));
    await start({ run, recurring: true });
    await eventually(() => expect(run).toHaveBeenCalledTimes(1));
    await eventually(async () => expect((await openJobs())[0]?.state).toBe('waiting'));
    clock.advance(3601);
    await eventually(() => expect(run).toHaveBeenCalledTimes(2));
    expect(await openJobs()).toHaveLength(1);
  });

  it('lets the hanging work of one tenant wait for no slot of another one, and of no other lane', async () => {
    const ran: string[] = [];
    const hangs = new Set(['slow']);
    const freed: (() => void)[] = [];
    await start({
      run: async ({ tenantId = '', payload: { index } }) => {
        if (hangs.has(tenantId)) await new Promise<void>((resolve) => freed.push(resolve));
        ran.push(`${tenantId}/${index}`);
        return undefined;
      },
    });
    for (let index = 0; index < 40; index++) await add({ tenantId: 'slow', payload: { index } });
    await eventually(() => expect(freed).toHaveLength(LANES.notices.perTenant));
    const quick = [];
    for (const tenantId of ['a', 'b', 'z']) quick.push(await add({ tenantId, payload: { index: 0 } }));
    const code = await add({ tenantId: 'slow', lane: 'codes', payload: { index: 99 } });
    for (const { id } of quick) await eventually(async () => expect(await stateOf(id)).toBe('done'));
    await eventually(async () => expect(await stateOf(code.id)).toBe('running'));
    expect(ran.filter((one) => one.startsWith('slow'))).toEqual([]);
    hangs.clear();
    for (const free of freed) free();
    await eventually(() => expect(ran.filter((one) => one.startsWith('slow'))).toHaveLength(41));
  });

  it('begins the next job when one ends, without a look at the clock', async () => {
    const handler: Handling = { run: async () => undefined };
    for (let index = 0; index < 60; index++) await add({ tenantId: 'a', payload: { index } });
    const timers = vi
      .spyOn(globalThis, 'setInterval')
      .mockImplementation(() => setTimeout(() => undefined, 0));
    try {
      await start(handler);
      await eventually(async () => expect(await openJobs()).toEqual([]));
    } finally {
      timers.mockRestore();
    }
  });

  it('keeps what ended until it is written, though the database was away', async () => {
    const run = vi.fn<Handling['run']>(async () => undefined);
    await add();
    let isAway = true;
    const transaction = vi.spyOn(database.db, 'transaction').mockImplementation(() => {
      if (run.mock.calls.length > 0 && isAway) throw new Error('the database is away');
      return Object.getPrototypeOf(database.db).transaction.call(database.db);
    });
    try {
      await start({ run });
      await eventually(() => expect(run).toHaveBeenCalledTimes(1));
      isAway = false;
      await eventually(async () => expect(await openJobs()).toEqual([]));
      expect(run).toHaveBeenCalledTimes(1);
    } finally {
      transaction.mockRestore();
    }
  });

  it('waits for what runs when it stops, and leaves an interrupted job for the next start', async () => {
    const { id } = await add();
    let begun = false;
    const runner = await start({
      run: (_job, signal) =>
        new Promise((_resolve, reject) => {
          begun = true;
          signal.addEventListener('abort', () => reject(new Error('interrupted')));
        }),
    });
    await eventually(() => expect(begun).toBe(true));
    await runner.stop();
    expect(
      await database.db.selectFrom('job').select(['state', 'attempts']).where('id', '=', id).execute(),
    ).toEqual([{ state: 'waiting', attempts: 0 }]);
  });

  const stateOf = async (id: string) => (await findJob(database.db, id))?.state;
  const openJobs = () =>
    database.db.selectFrom('job').select(['id', 'state']).where('state', '!=', 'done').execute();
});
