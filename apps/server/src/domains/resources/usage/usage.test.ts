import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getUsage } from '@lectern/contracts/resources/usage/get-usage';
import { getUsageImport } from '@lectern/contracts/resources/usage/get-usage-import';
import { importUsage } from '@lectern/contracts/resources/usage/import-usage';
import { listEresourceCosts } from '@lectern/contracts/resources/usage/list-eresource-costs';
import { listUsageImports } from '@lectern/contracts/resources/usage/list-usage-imports';
import { listUsageSources } from '@lectern/contracts/resources/usage/list-usage-sources';
import { listUsedThings } from '@lectern/contracts/resources/usage/list-used-things';
import { putEresourceCost } from '@lectern/contracts/resources/usage/put-eresource-cost';
import { putUsageSource } from '@lectern/contracts/resources/usage/put-usage-source';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { later } from '../../../platform/clock.ts';
import { openSession } from '../../../platform/sessions/sessions.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildEresource } from '../../../testing/eresource-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { importReport, tableReport, workOnUsage } from '../../../testing/usage-reports.ts';
import { addStaffMember } from '../../people/staff/add-staff-member.ts';
import { endLostImports, runUsageImports } from './load/run-usage-import.ts';

const YEAR = { from: '2026-01', to: '2026-03' } as const;
const WHALES = ['Whales', 'Total_Item_Requests', 5, 6, 7] as const;
const BEES = ['Bees', 'Total_Item_Requests', 30, 0, 1] as const;
const MONTHS = ['2026-01', '2026-02', '2026-03'];

describeOnBothDatabases('usage of electronic resources', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  let jstor = '';
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  beforeEach(async () => {
    app.clock.set('2026-04-12T08:00:00Z');
    const tables = [
      'usage_platform',
      'usage_thing',
      'usage_slice',
      'usage_total',
      'usage_count',
      'usage_load',
    ] as const;
    for (const table of [...tables, 'eresource_cost', 'eresource', 'eresource_name'] as const)
      await app.deps.db.deleteFrom(table).execute();
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
    jstor = await buildEresource(app.deps.db, {}, { code: 'jstor', names: { 'en-US': 'JSTOR' } });
  });
  afterAll(() => app.close());

  const send = (report: string, more: { check?: boolean } = {}) => importReport(app.deps, desk, report, more);
  const usage = (input: Partial<InputOf<typeof getUsage.input>> = {}) =>
    desk.call(getUsage, { ...YEAR, ...input });
  const requests = async (input: Partial<InputOf<typeof getUsage.input>> = {}) =>
    (await usage(input)).series[0]?.counts;
  const things = async (input: Partial<InputOf<typeof listUsedThings.input>> = {}) =>
    (await desk.call(listUsedThings, { ...YEAR, ...input })).things.map(({ name, count }) => [name, count]);
  const source = async (name: string) =>
    (await desk.call(listUsageSources, { keyWord: name })).sources[0]?.id ?? 'nothing';

  it('comes from a report, by month and by title', async () => {
    const done = await send(
      tableReport({ months: MONTHS, lines: [WHALES, BEES, ['Whales', 'No_License', 0, 2, 0]] }),
    );
    expect(done).toMatchObject({
      state: 'done',
      report: 'TR',
      release: '5.1',
      fromMonth: '2026-01',
      toMonth: '2026-03',
      platforms: ['Spec Platform'],
      itemCount: 3,
      sums: [
        { metric: 'Total_Item_Requests', count: 49 },
        { metric: 'No_License', count: 2 },
      ],
      faultCount: 0,
      replacedCount: 0,
    });
    expect(await usage({ to: '2026-04' })).toEqual({
      months: [...MONTHS, '2026-04'],
      series: [{ metric: 'Total_Item_Requests', total: 49, counts: [35, 6, 8, null] }],
      reports: ['TR'],
      metrics: ['Total_Item_Requests', 'No_License'],
    });
    expect(await things()).toEqual([
      ['Bees', 31],
      ['Whales', 18],
    ]);
    expect(await things({ metric: 'No_License' })).toEqual([['Whales', 2]]);
    expect(await things({ to: '2026-01', rows: 1, page: 2 })).toEqual([['Whales', 5]]);
    expect(await things({ access: 'open' })).toEqual([]);
  });

  it('of a month is replaced by a later report of the same kind, and counts once', async () => {
    await send(tableReport({ months: MONTHS, lines: [WHALES, BEES] }));
    await send(tableReport({ months: MONTHS, lines: [WHALES, BEES] }));
    expect(await requests()).toEqual([35, 6, 8]);
    const later = await send(
      tableReport({ months: ['2026-02'], lines: [['Whales', 'Total_Item_Requests', 1]] }),
    );
    expect(later).toMatchObject({ replacedCount: 1 });
    expect(await requests()).toEqual([35, 1, 8]);
    expect(await things()).toEqual([
      ['Bees', 31],
      ['Whales', 13],
    ]);
    const slices = await app.deps.db.selectFrom('usage_slice').select('is_current').execute();
    expect(slices.map(({ is_current }) => is_current)).toEqual([1, 1, 1]);
  });

  it('is counted from one report where several have it, titles first', async () => {
    await send(
      tableReport({
        report: 'PR',
        months: MONTHS,
        lines: [
          ['', 'Total_Item_Requests', 100, 100, 100],
          ['', 'Searches_Platform', 9, 9, 9],
        ],
      }),
    );
    expect(await requests()).toEqual([100, 100, 100]);
    await send(
      tableReport({ report: 'TR_J1', months: ['2026-01'], lines: [['Whales', 'Total_Item_Requests', 4]] }),
    );
    await send(
      tableReport({ report: 'TR_B1', months: ['2026-01'], lines: [['A book', 'Total_Item_Requests', 3]] }),
    );
    await send(
      tableReport({ report: 'TR_J4', months: ['2026-01'], lines: [['Whales', 'Total_Item_Requests', 4]] }),
    );
    expect(await requests()).toEqual([7, 100, 100]);
    await send(tableReport({ months: ['2026-01'], lines: [WHALES.slice(0, 3) as unknown as typeof WHALES] }));
    expect(await requests()).toEqual([5, 100, 100]);
    expect(await usage({ metrics: ['Searches_Platform'] })).toMatchObject({
      reports: ['PR'],
      series: [{ total: 27 }],
    });
  });

  it('of another platform with the same titles stands beside it, and is that of a database when staff say so', async () => {
    await send(tableReport({ months: MONTHS, lines: [WHALES] }));
    await send(tableReport({ months: MONTHS, lines: [WHALES], platform: 'Other Platform' }));
    expect(await requests()).toEqual([10, 12, 14]);
    expect(await requests({ eresourceId: jstor })).toEqual([null, null, null]);
    expect(await desk.call(listUsageSources, {})).toMatchObject({ total: 2, openCount: 2 });
    await desk.call(putUsageSource, { id: await source('Other'), eresourceId: jstor });
    expect(await requests({ eresourceId: jstor })).toEqual([5, 6, 7]);
    expect(await desk.call(listUsageSources, { isOpen: true })).toMatchObject({
      total: 1,
      sources: [{ name: 'Spec Platform', kind: 'platform', eresourceName: '' }],
    });
    await desk.call(putUsageSource, { id: await source('Other') });
    expect(await requests({ eresourceId: jstor })).toEqual([null, null, null]);
  });

  it('of a database of a platform is counted from reports of databases', async () => {
    const lines = [
      ['Index', 'Searches_Regular', 4, 5, 6],
      ['Archive', 'Searches_Regular', 1, 1, 1],
    ] as const;
    await send(tableReport({ report: 'DR', months: MONTHS, lines }));
    await desk.call(putUsageSource, { id: await source('Index'), eresourceId: jstor });
    const asked = { eresourceId: jstor, metrics: ['Searches_Regular'] };
    expect(await requests(asked)).toEqual([4, 5, 6]);
    expect(await things({ eresourceId: jstor, metric: 'Searches_Regular', list: 'database' })).toEqual([
      ['Index', 15],
    ]);
    // With the whole platform its databases are not counted again.
    await desk.call(putUsageSource, { id: await source('Spec Platform'), eresourceId: jstor });
    expect(await requests(asked)).toEqual([5, 6, 7]);
  });

  it('costs what the database costs, by requests or else by searches', async () => {
    await send(tableReport({ months: MONTHS, lines: [WHALES] }));
    await desk.call(putUsageSource, { id: await source('Spec Platform'), eresourceId: jstor });
    const cost = { eresourceId: jstor, year: 2026, amount: 9000, currency: 'EUR' };
    expect(await desk.call(putEresourceCost, cost)).toMatchObject({
      amount: 9000,
      currency: 'EUR',
      metric: 'Total_Item_Requests',
      uses: 18,
      monthCount: 3,
      perUse: 500,
    });
    await desk.call(putEresourceCost, { ...cost, year: 2025 });
    expect((await desk.call(listEresourceCosts, {})).costs).toMatchObject([
      { year: 2026, eresourceName: 'JSTOR', perUse: 500 },
      { year: 2025, metric: null, uses: 0, perUse: null },
    ]);
    await desk.call(putEresourceCost, { eresourceId: jstor, year: 2026 });
    expect((await desk.call(listEresourceCosts, {})).costs).toMatchObject([{ year: 2025 }]);
    const other = await buildEresource(app.deps.db, {}, { code: 'index', names: { 'en-US': 'Index' } });
    await send(
      tableReport({ report: 'DR', months: MONTHS, lines: [['Index', 'Searches_Regular', 4, 5, 6]] }),
    );
    await desk.call(putUsageSource, { id: await source('Index'), eresourceId: other });
    expect(await desk.call(putEresourceCost, { ...cost, eresourceId: other })).toMatchObject({
      metric: 'Searches_Regular',
      uses: 15,
      perUse: 600,
    });
  });

  it('is not touched by a report that is refused or only checked, and faults are told by line', async () => {
    await send(tableReport({ months: MONTHS, lines: [WHALES] }));
    const before = await usage();
    const check = await send(tableReport({ months: MONTHS, lines: [BEES] }), { check: true });
    expect(check).toMatchObject({ state: 'done', isCheck: true, sums: [{ count: 31 }] });
    expect(await send('Journal Report 1 (R4)\tx\n')).toMatchObject({
      state: 'refused',
      refusal: 'COUNTER_4',
    });
    expect(await send('<!doctype html><p>Sign in')).toMatchObject({ refusal: 'HTML' });
    expect(await send('{"Report_Header":{"Report_ID":"TR","Release":"5"')).toMatchObject({ refusal: 'CUT' });
    expect(await send(`{"Report_Items":${'['.repeat(5000)}`)).toMatchObject({ refusal: 'TOO_DEEP' });
    expect(await usage()).toEqual(before);
    const faulty = tableReport({
      months: MONTHS,
      lines: [WHALES, ['Bees', 'Clicks', 1, 1, 1], ['', 'No_License', 1, 1, 1]],
    });
    expect(await send(faulty.replace('\t6\t', '\tmany\t'))).toMatchObject({
      state: 'done',
      faultCount: 3,
      faults: [
        { place: 9, code: 'COUNT', value: 'many' },
        { place: 10, code: 'METRIC', value: 'Clicks' },
        { place: 11, code: 'NAME' },
      ],
    });
    expect(await requests()).toEqual([5, 0, 7]);
    const { total, imports } = await desk.call(listUsageImports, {});
    expect([total, imports[0]?.state, imports[1]?.refusal]).toEqual([6, 'done', 'TOO_DEEP']);
  });

  it('does not count machines with people', async () => {
    const file = tableReport({ months: MONTHS, lines: [WHALES, BEES] }).split('\n');
    const mined = file.map((line) => {
      const cells = line.split('\t');
      if (cells.includes('Metric_Type')) return [...cells, 'Access_Method'].join('\t');
      return cells[0] === 'Bees' ? [...cells, 'TDM'].join('\t') : [...cells, 'Regular'].join('\t');
    });
    await send(mined.join('\n'));
    expect(await requests()).toEqual([5, 6, 7]);
    expect(await things()).toEqual([['Whales', 18]]);
  });

  it('is all there after an import that ended with its process', async () => {
    await send(tableReport({ months: MONTHS, lines: [WHALES] }));
    const file = new Blob([tableReport({ months: MONTHS, lines: [BEES] })], { type: 'text/csv' });
    const { importId } = await desk.upload(importUsage, {}, file);
    const job = { id: 'one', tenantId: TENANT, payload: { importId }, attempt: 1 };
    await expect(runUsageImports(app.deps).run(job, AbortSignal.abort())).rejects.toThrow();
    expect(await requests()).toEqual([5, 6, 7]);
    await expect(desk.upload(importUsage, {}, file)).rejects.toMatchObject({ code: 'USAGE_IMPORT_RUNNING' });
    await workOnUsage(app.deps);
    expect(await requests()).toEqual([30, 0, 1]);
    const lost = await desk.upload(importUsage, {}, file);
    await app.deps.db
      .updateTable('job')
      .set({ state: 'failed' })
      .where('unique_key', '=', lost.importId)
      .execute();
    await endLostImports(app.deps, TENANT);
    expect(await desk.call(getUsageImport, { importId: lost.importId })).toMatchObject({ state: 'failed' });
    expect(await app.deps.db.selectFrom('stored_file').selectAll().execute()).toEqual([]);
  });

  it('leaves as a file', async () => {
    await send(tableReport({ months: MONTHS, lines: [WHALES, ['=1+1', 'Total_Item_Requests', 1, 1, 1]] }));
    const token = await openStaffSession(app, ['resources.electronic']);
    const get = (query: string) =>
      app.inject({
        method: 'GET',
        url: `/staff/usage/export?from=2026-01&to=2026-03&${query}`,
        headers: { [HEADERS.mappingPath]: 'alpha', [HEADERS.language]: 'en-US', [HEADERS.session]: token },
      });
    const months = await get('what=months');
    expect([months.statusCode, months.body.replace('\ufeff', '')]).toEqual([
      200,
      'Month,Total_Item_Requests\r\n2026-01,6\r\n2026-02,7\r\n2026-03,8\r\n',
    ]);
    expect((await get('what=things')).body).toContain("Total_Item_Requests,'=1+1,");
    expect((await get('what=things&format=xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is that of one library', async () => {
    await send(tableReport({ months: MONTHS, lines: [WHALES] }));
    const id = await source('Spec Platform');
    const token = await openOtherSession(app);
    const other = app.client({ tenant: 'beta', token });
    expect((await other.call(getUsage, YEAR)).series[0]?.counts).toEqual([null, null, null]);
    expect(await other.call(listUsedThings, YEAR)).toEqual({ total: 0, things: [] });
    expect(await other.call(listUsageSources, {})).toMatchObject({ total: 0 });
    expect(await other.call(listUsageImports, {})).toEqual({ total: 0, imports: [] });
    await expect(other.call(putUsageSource, { id })).rejects.toMatchObject({
      code: 'USAGE_SOURCE_NOT_FOUND',
    });
  });
});

/** A librarian of the second library. */
async function openOtherSession({ deps: { db, clock } }: TestApp): Promise<string> {
  const now = clock.now();
  const staffId = await addStaffMember(db, '1002', {
    account: 'other',
    name: 'Other',
    passwordHash: 'none',
    role: 'other',
    permissions: ['resources.electronic'],
    now: now.toISOString(),
  });
  return openSession(db, {
    tenant_id: '1002',
    actor_kind: 'staff',
    actor_id: staffId,
    desk_library: '',
    created_at: now.toISOString(),
    expires_at: later(now, 86_400),
  });
}
