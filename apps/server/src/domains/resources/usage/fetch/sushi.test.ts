import type { Client } from '@lectern/contracts/kernel/client';
import { fetchUsage } from '@lectern/contracts/resources/usage/fetch-usage';
import { getUsage } from '@lectern/contracts/resources/usage/get-usage';
import { listUsageImports } from '@lectern/contracts/resources/usage/list-usage-imports';
import { listUsageProviders } from '@lectern/contracts/resources/usage/list-usage-providers';
import { putUsageProvider } from '@lectern/contracts/resources/usage/put-usage-provider';
import { removeUsageProvider } from '@lectern/contracts/resources/usage/remove-usage-provider';
import { testUsageProvider } from '@lectern/contracts/resources/usage/test-usage-provider';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSendOutside } from '../../../../platform/outside/send-outside.ts';
import { createHttpUsageReports } from '../../../../ports/usage-reports/http-usage-reports.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { type SushiMood, type SushiServer, startSushiServer } from '../../../../testing/sushi-server.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { workOnUsage } from '../../../../testing/usage-reports.ts';
import { watchUsage } from './watch-usage.ts';

const INTERNAL = ['127.0.0.1'];
const KEY = 'very-secret-key';
const FACTS = {
  name: 'Spec Press',
  customerId: 'cust-1',
  requestorId: 'req-1',
  release: '5.1' as const,
  reports: ['TR'],
  fromMonth: '2026-02',
};

describe('usage by SUSHI', () => {
  let app: TestApp;
  let desk: Client;
  let sushi: SushiServer;
  beforeAll(async () => {
    app = await createTestApp({
      adapt: (deps) => ({
        ...deps,
        usageReports: createHttpUsageReports(
          { sendOutside: createSendOutside(INTERNAL), internalHosts: INTERNAL },
          { timeoutMs: 500, maxBytes: 400_000 },
        ),
      }),
    });
  });
  beforeEach(async () => {
    app.clock.set('2026-03-12T08:00:00Z');
    const tables = [
      'usage_slice',
      'usage_total',
      'usage_count',
      'usage_load',
      'usage_provider',
      'usage_ask',
      'job',
      'secret',
    ] as const;
    for (const table of tables) await app.deps.db.deleteFrom(table).execute();
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
    sushi = await startSushiServer('5.1');
  });
  afterEach(() => sushi.close());
  afterAll(() => app.close());

  const put = async (more: object = {}) =>
    (await desk.call(putUsageProvider, { ...FACTS, address: sushi.address, ...more })).id;
  const provider = async () => (await desk.call(listUsageProviders, {})).providers[0];
  /** What the clock does each hour. */
  const tick = async () => {
    const never = new AbortController().signal;
    await watchUsage(app.deps).run({ id: '1', tenantId: undefined, payload: {}, attempt: 1 }, never);
    await workOnUsage(app.deps);
  };
  const requests = async () =>
    (await desk.call(getUsage, { from: '2026-01', to: '2026-03' })).series[0]?.counts;
  const asked = () =>
    sushi.requests.map((url) => `${url.pathname} ${url.searchParams.get('begin_date') ?? ''}`);

  it('asks each month once for what is missing, from the tenth day of the next month on', async () => {
    await put({ fromMonth: '2026-01', reports: ['TR', 'DR'], key: KEY });
    app.clock.set('2026-03-09T08:00:00Z');
    await tick();
    expect(asked()).toEqual(['/counter/r51/reports/tr 2026-01', '/counter/r51/reports/dr 2026-01']);
    const { searchParams } = sushi.requests[0] ?? new URL('http://none');
    expect(Object.fromEntries(searchParams)).toEqual({
      customer_id: 'cust-1',
      requestor_id: 'req-1',
      api_key: KEY,
      begin_date: '2026-01',
      end_date: '2026-01',
      attributes_to_show: 'Access_Type|Access_Method',
    });
    await tick();
    expect(asked()).toHaveLength(2);
    app.clock.set('2026-03-10T08:00:00Z');
    sushi.count = 9;
    await tick();
    expect(asked().slice(2)).toEqual(['/counter/r51/reports/tr 2026-02', '/counter/r51/reports/dr 2026-02']);
    expect(await requests()).toEqual([7, 9, null]);
    expect(await provider()).toMatchObject({
      asks: [
        { report: 'TR', doneCount: 2, newestMonth: '2026-02' },
        { report: 'DR', doneCount: 2, newestMonth: '2026-02' },
      ],
      last: { outcome: 'DONE', month: '2026-02' },
    });
    expect(await desk.call(listUsageImports, {})).toMatchObject({
      total: 4,
      imports: [{ fileName: 'DR 2026-02' }, {}, {}, {}],
    });
  });

  it('reads release 5 as well', async () => {
    await sushi.close();
    sushi = await startSushiServer('5');
    await put({ release: '5' });
    await tick();
    expect(asked()).toEqual(['/counter/reports/tr 2026-02']);
    expect(await requests()).toEqual([null, 7, null]);
  });

  it('keeps a key sealed, for one address, and answers it to nobody', async () => {
    const id = await put({ key: KEY });
    expect(await provider()).toMatchObject({ hasKey: true });
    await put({ id, name: 'Renamed' });
    expect(await provider()).toMatchObject({ name: 'Renamed', hasKey: true });
    const { db } = app.deps;
    const kept = JSON.stringify([
      await desk.call(listUsageProviders, {}),
      await db.selectFrom('usage_provider').selectAll().execute(),
      await db.selectFrom('secret').selectAll().execute(),
      await db.selectFrom('audit_entry').selectAll().execute(),
    ]);
    expect(kept).not.toContain(KEY);
    await put({ id, address: `${sushi.address}/elsewhere` });
    expect(await provider()).toMatchObject({ hasKey: false });
    await put({ id });
    expect(await provider()).toMatchObject({ hasKey: false });
    await desk.call(removeUsageProvider, { id });
    expect(await db.selectFrom('secret').selectAll().execute()).toEqual([]);
  });

  it.each<[SushiMood, string]>([
    ['slow', 'TIMEOUT'],
    ['html', 'HTML'],
    ['huge', 'TOO_LARGE'],
    ['endless', 'TOO_LARGE'],
    ['deep', 'TOO_DEEP'],
    ['cut', 'CUT'],
    ['notJson', 'NOT_COUNTER'],
    ['moved', 'MOVED'],
    ['broken', 'HTTP'],
    ['otherReport', 'OTHER_REPORT'],
    ['otherMonth', 'OTHER_MONTH'],
    ['otherRelease', 'OTHER_RELEASE'],
    ['noUsage', 'NONE'],
  ])('keeps what there was and says why where the provider is %s', async (mood, outcome) => {
    const id = await put();
    await tick();
    sushi.mood = mood;
    await app.deps.db.deleteFrom('usage_ask').execute();
    await tick();
    expect(await provider()).toMatchObject({ id, last: { outcome, month: '2026-02' } });
    expect(await requests()).toEqual([null, 7, null]);
    const hidden = app.deps.db.selectFrom('usage_slice').selectAll().where('is_current', '=', 0);
    expect(await hidden.execute()).toEqual([]);
  });

  it('does not take the usage of another library', async () => {
    await sushi.close();
    sushi = await startSushiServer('5');
    sushi.mood = 'otherCustomer';
    await put({ release: '5' });
    await tick();
    expect(await provider()).toMatchObject({ last: { outcome: 'OTHER_CUSTOMER', message: 'somebody-else' } });
    expect(await requests()).toEqual([null, null, null]);
  });

  it('asks again the next day for usage that is not ready', async () => {
    await put();
    sushi.mood = { code: 3031, message: 'Usage Not Ready', as: 'head' };
    await tick();
    expect(await provider()).toMatchObject({
      isStopped: false,
      asks: [{ waitingCount: 1 }],
      last: { outcome: 'EXCEPTION', code: 3031, nextAt: '2026-03-13T08:00:00.000Z' },
    });
    sushi.mood = 'well';
    app.clock.set('2026-03-13T07:00:00Z');
    await tick();
    expect(asked()).toHaveLength(1);
    app.clock.set('2026-03-13T08:00:00Z');
    await tick();
    expect(await requests()).toEqual([null, 7, null]);
    expect(await desk.call(listUsageImports, {})).toMatchObject({ total: 1 });
  });

  it('leaves a busy provider alone for an hour, for all of its reports', async () => {
    await put({ reports: ['TR', 'DR'] });
    sushi.mood = { code: 1010, message: 'Service Busy', as: 'alone', status: 503 };
    await tick();
    await tick();
    expect(asked()).toHaveLength(1);
    sushi.mood = 'well';
    app.clock.set('2026-03-12T09:00:00Z');
    await tick();
    expect(asked()).toHaveLength(3);
  });

  it('stops where it may not ask, until staff say so', async () => {
    const id = await put({ reports: ['TR', 'DR'], key: 'wrong' });
    await tick();
    expect(await provider()).toMatchObject({ isStopped: true, last: { outcome: 'EXCEPTION', code: 2020 } });
    app.clock.set('2026-03-20T08:00:00Z');
    await tick();
    expect(asked()).toHaveLength(1);
    await put({ id, reports: ['TR', 'DR'], key: KEY });
    expect(await provider()).toMatchObject({ isStopped: false });
    await tick();
    expect(await requests()).toEqual([null, 7, null]);
    expect(asked()).toHaveLength(3);
  });

  it('takes that there is no usage, and does not ask for one report that the provider does not have', async () => {
    const id = await put();
    sushi.mood = { code: 3030, message: 'No Usage Available', as: 'head' };
    await tick();
    expect(await provider()).toMatchObject({
      asks: [{ doneCount: 1 }],
      last: { outcome: 'NONE', code: 3030 },
    });
    await put({ id, reports: ['DR'] });
    app.clock.set('2026-03-12T09:00:00Z');
    sushi.mood = { code: 3000, message: 'Report Not Supported', as: 'list', status: 404 };
    await tick();
    app.clock.set('2026-03-30T08:00:00Z');
    await tick();
    expect(asked()).toHaveLength(2);
    expect(await provider()).toMatchObject({
      isStopped: false,
      asks: [{ stoppedCount: 1 }],
      last: { code: 3000 },
    });
  });

  it('fetches at once what is missing when staff say so', async () => {
    const id = await put({ fromMonth: '2026-01' });
    app.clock.set('2026-03-03T08:00:00Z');
    sushi.mood = { code: 3000, message: 'Report Not Supported', as: 'head' };
    await tick();
    sushi.mood = 'well';
    expect(await desk.call(fetchUsage, { id })).toMatchObject({ isFetching: true });
    await workOnUsage(app.deps);
    expect(await requests()).toEqual([7, 7, null]);
    expect(await provider()).toMatchObject({ isFetching: false, asks: [{ doneCount: 2 }] });
  });

  it('asks nobody who is off, and goes on with years of months hour by hour', async () => {
    const id = await put({ isOn: false, fromMonth: '2024-03' });
    await tick();
    expect(asked()).toEqual([]);
    await put({ id, isOn: true, fromMonth: '2024-03' });
    await tick();
    expect(asked()).toHaveLength(12);
    await tick();
    expect(asked()).toHaveLength(24);
    await tick();
    expect(asked()).toHaveLength(24);
  });

  it('is tried at the desk', async () => {
    const id = await put({ reports: ['TR', 'IR'] });
    expect(await desk.call(testUsageProvider, { id })).toEqual({
      outcome: 'DONE',
      code: 0,
      message: '',
      reports: ['PR', 'DR', 'TR', 'TR_J1'],
      missing: ['IR'],
    });
    for (const [mood, outcome] of [
      ['html', 'HTML'],
      ['slow', 'TIMEOUT'],
      ['deep', 'BROKEN'],
      ['notJson', 'BROKEN'],
      ['broken', 'HTTP'],
    ] as const) {
      sushi.mood = mood;
      expect(await desk.call(testUsageProvider, { id })).toMatchObject({ outcome, reports: [] });
    }
    sushi.mood = 'well';
    await put({ id, key: 'wrong' });
    expect(await desk.call(testUsageProvider, { id })).toMatchObject({ outcome: 'EXCEPTION', code: 2020 });
  });

  it.each([
    'http://sushi.example.org',
    'https://somebody:secret@sushi.example.org',
    'https://sushi.example.org/?x=1',
    'ftp://sushi.example.org',
    'sushi',
  ])('does not take the address %s', async (address) => {
    await expect(desk.call(putUsageProvider, { ...FACTS, address })).rejects.toMatchObject({
      code: 'USAGE_ADDRESS',
    });
  });

  it('does not ask hosts of a network that is not public', async () => {
    await put({ address: 'https://10.0.0.7/sushi' });
    await tick();
    expect(await provider()).toMatchObject({ isStopped: true, last: { outcome: 'ADDRESS' } });
  });
});
