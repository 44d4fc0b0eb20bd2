import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { checkLink } from '@lectern/contracts/resources/links/check-link';
import { finishLink } from '@lectern/contracts/resources/links/finish-link';
import { listLinks } from '@lectern/contracts/resources/links/list-links';
import { reportLink } from '@lectern/contracts/resources/links/report-link';
import { setAsideLink } from '@lectern/contracts/resources/links/set-aside-link';
import { takeOverLink } from '@lectern/contracts/resources/links/take-over-link';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProbeOutside } from '../../../platform/outside/probe-outside.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildEntrance, buildEresource } from '../../../testing/eresource-rows.ts';
import {
  hangs,
  LINK_ADDRESSES,
  type LinkServer,
  leadsTo,
  startLinkServer,
  withStatus,
} from '../../../testing/link-server.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { importList, type KbartLine, kbart } from '../../../testing/title-lists.ts';
import { createAskLink } from './asking/ask-link.ts';
import { createPoliteProbe } from './asking/polite-probe.ts';
import { checkLinks } from './rounds/check-links.ts';
import { planLinksOf } from './rounds/links-in-background.ts';

const DAY = 86_400;
const OTHER_TENANT = '1002';
const PROXY = {
  code: 'proxy',
  names: { 'en-US': 'Proxy' },
  kind: 'prefix',
  address: 'https://proxy.example.org/login?url=',
} as const;

describeOnBothDatabases('links that fail', 'SQL', (kind) => {
  let app: TestApp;
  let server: LinkServer;
  let desk: Client;
  let jstor: string;
  beforeAll(async () => {
    server = await startLinkServer();
    const probe = createPoliteProbe(createProbeOutside(LINK_ADDRESSES), { pauseMs: 0, userAgent: 'test' });
    app = await createTestApp({ kind, deps: { askLink: createAskLink(probe, 300) } });
  });
  beforeEach(async () => {
    app.clock.set('2026-03-02T08:00:00Z');
    server.answers = {};
    server.asked.length = 0;
    const tables = [
      'link',
      'link_host',
      'link_walk',
      'title_list',
      'title',
      'title_key',
      'title_row',
    ] as const;
    for (const table of tables) await app.deps.db.deleteFrom(table).execute();
    for (const table of ['eresource', 'eresource_name', 'eresource_entrance', 'rate_counter'] as const)
      await app.deps.db.deleteFrom(table).execute();
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
    jstor = await buildEresource(app.deps.db, {}, { code: 'jstor', names: { 'en-US': 'JSTOR' } });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  let reader = 0;
  /** Each from another address, so that nobody reports too often. */
  const report = (input: InputOf<typeof reportLink.input>) => {
    reader += 1;
    return app.client({ address: `2001:db8:${reader.toString(16)}::1` }).call(reportLink, input);
  };
  const list = (input: InputOf<typeof listLinks.input> = {}) => desk.call(listLinks, input);
  const first = async (input: InputOf<typeof listLinks.input> = {}) => {
    const [link] = (await list(input)).links;
    if (!link) throw new Error('the list is empty');
    return link;
  };

  async function tenantWith(
    linkCheck: { readonly isOn?: boolean; readonly perDay?: number } = {},
  ): Promise<Tenant> {
    const tenant = await app.deps.tenants.byId(TENANT);
    if (!tenant) throw new Error('no tenant');
    const { eresources } = tenant.settings;
    const checked = { isOn: true, perDay: 200, ...linkCheck };
    return {
      ...tenant,
      settings: { ...tenant.settings, eresources: { ...eresources, proxies: [PROXY], linkCheck: checked } },
    };
  }

  /** What happens in an hour: the plan, and the round. */
  async function round(linkCheck?: { readonly isOn?: boolean; readonly perDay?: number }): Promise<string[]> {
    const tenant = await tenantWith(linkCheck);
    const before = server.asked.length;
    await planLinksOf(app.deps, tenant);
    expect(await checkLinks(app.deps, tenant)).toBe(false);
    return server.asked.slice(before);
  }

  async function importTitles(...lines: readonly KbartLine[]): Promise<void> {
    const { id } = await desk.call(putTitleList, {
      eresourceId: jstor,
      code: `l${reader}`,
      names: { 'en-US': 'List' },
    });
    await importList(app.deps, desk, id, kbart(...lines));
  }
  const journal = (at: number, url: string): KbartLine => ({
    publication_title: `Journal ${at}`,
    title_id: `${at}`,
    title_url: url,
    publisher_name: 'Press',
    publication_type: 'serial',
  });

  it('are found by a round that asks each address once a week', async () => {
    server.answers = { '/gone': withStatus(404) };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/gone') });
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/well'), position: 1 });
    // The same address at home and elsewhere is one.
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/well'), proxy: 'proxy' });
    expect((await round()).sort()).toEqual([
      'GET well.example.org/gone',
      'HEAD well.example.org/gone',
      'HEAD well.example.org/well',
    ]);
    const { total, links, states, shelves, isOn } = await list();
    expect({ total, states, shelves, isOn }).toEqual({
      total: 1,
      states: [{ state: 'broken', count: 1 }],
      shelves: [
        { shelf: 'open', count: 1 },
        { shelf: 'aside', count: 0 },
      ],
      isOn: false,
    });
    expect(links).toMatchObject([
      {
        eresourceName: 'JSTOR',
        titleId: '',
        address: server.at('/gone'),
        state: 'broken',
        reason: 'status',
        status: 404,
        askedAt: '2026-03-02T08:00:00.000Z',
        isFound: true,
        failedDays: 1,
        reportCount: 0,
      },
    ]);
    expect(await round()).toEqual([]);
    app.clock.advance(6 * DAY);
    expect(await round()).toEqual([]);
    app.clock.advance(DAY);
    server.answers = {};
    expect((await round()).sort()).toEqual(['HEAD well.example.org/gone', 'HEAD well.example.org/well']);
    expect((await list()).total).toBe(0);
  });

  it('are not looked for where the library does not want it', async () => {
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/') });
    expect(await round({ isOn: false })).toEqual([]);
  });

  it('are told when a server is silent on three days, and its other links are left alone meanwhile', async () => {
    server.answers = { '/a': hangs };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/a') });
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/b'), position: 1 });
    const other = server.at('/c', 'other.example.org');
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: other, position: 2 });
    const asked = await round();
    expect(asked).toContain('HEAD other.example.org/c');
    const ofA = asked.filter((one) => one.includes('/a')).length;
    expect(ofA).toBe(2);
    // Once more on the same day asks nothing of the host.
    expect(await round()).toEqual([]);
    for (const total of [0, 0, 1]) {
      expect((await list()).total).toBe(total);
      app.clock.advance(DAY);
      await round();
    }
    expect(await first()).toMatchObject({ state: 'silent', reason: 'timeout', failedDays: 3 });
  });

  it('are told on the second day where a name is not known', async () => {
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: 'http://nobody.example.org/' });
    await round();
    expect((await list()).total).toBe(0);
    app.clock.advance(DAY);
    await round();
    expect(await first()).toMatchObject({ state: 'broken', reason: 'name', status: 0 });
  });

  it('rest as long as their host asks', async () => {
    server.answers = { '/a': withStatus(429, { 'retry-after': '172800' }) };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/a') });
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/b'), position: 1 });
    const asked = await round();
    server.answers = {};
    app.clock.advance(DAY);
    expect(await round()).toEqual([]);
    app.clock.advance(DAY);
    expect(asked.length + (await round()).length).toBeGreaterThanOrEqual(2);
    expect((await list()).total).toBe(0);
  });

  it('are asked no more than the library allows on a day', async () => {
    for (let at = 0; at < 12; at += 1)
      await buildEntrance(app.deps.db, {
        eresource_id: jstor,
        address: server.at(`/${at}`, `h${at}.example.org`),
        position: at,
      });
    expect(await round({ perDay: 10 })).toHaveLength(10);
    expect(await round({ perDay: 10 })).toEqual([]);
    app.clock.advance(DAY);
    expect(await round({ perDay: 10 })).toHaveLength(2);
  });

  it('are asked of one host no more than fifty times on a day', async () => {
    for (let at = 0; at < 60; at += 1)
      await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at(`/${at}`), position: at });
    expect(await round()).toHaveLength(50);
    expect(await round()).toEqual([]);
    app.clock.advance(DAY);
    expect(await round()).toHaveLength(10);
  });

  it('are left for another turn when the time of one is over, or at the signal', async () => {
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/') });
    const tenant = await tenantWith();
    await planLinksOf(app.deps, tenant);
    expect(await checkLinks(app.deps, tenant, undefined, 0)).toBe(true);
    expect(await checkLinks(app.deps, tenant, AbortSignal.abort())).toBe(false);
    expect(server.asked).toEqual([]);
    expect(await checkLinks(app.deps, tenant)).toBe(false);
    expect(server.asked).toHaveLength(1);
  });

  it('of a proxy are not asked', async () => {
    const addresses = ['https://proxy.example.org/login?url=https://www.example.com/', server.at('/only')];
    for (const [position, address] of addresses.entries())
      await buildEntrance(app.deps.db, {
        eresource_id: jstor,
        address,
        position,
        proxy: position === 1 ? 'proxy' : '',
      });
    expect(await round()).toEqual([]);
    await report({ eCollectionId: jstor });
    const link = await first();
    expect(link).toMatchObject({ state: 'unasked', reportCount: 1 });
    await expect(desk.call(checkLink, { id: link.id })).rejects.toMatchObject({ code: 'LINK_NOT_ASKED' });
  });

  it('of titles are a few of each list in a week, and the next ones in the next week', async () => {
    await importTitles(...Array.from({ length: 45 }, (_, at) => journal(at, server.at(`/t${at}`))));
    const seen = new Set<string>();
    for (const count of [20, 20, 5]) {
      const asked = await round();
      expect(asked).toHaveLength(count);
      for (const one of asked) seen.add(one);
      expect(await round()).toEqual([]);
      app.clock.advance(7 * DAY);
    }
    expect(seen.size).toBe(45);
    // From the beginning, but not those that were asked in the last month.
    expect(await round()).toEqual([]);
    app.clock.advance(31 * DAY);
    expect((await round()).length).toBeGreaterThan(0);
  });

  it('of titles are told if they are gone, and not if they moved or ask for a sign-in', async () => {
    server.answers = {
      '/moved': leadsTo('/elsewhere', 301),
      '/licensed': withStatus(403),
      '/gone': withStatus(410),
    };
    await importTitles(
      journal(1, server.at('/moved')),
      journal(2, server.at('/licensed')),
      journal(3, server.at('/gone')),
    );
    await round();
    const { links } = await list();
    expect(links.map(({ titleName, status }) => [titleName, status])).toEqual([['Journal 3', 410]]);
    // The next list no longer has it.
    await app.deps.db.updateTable('title_list').set({ is_shown: 0 }).execute();
    await round();
    expect((await list()).total).toBe(0);
  });

  it('are told by readers, once for a link with how often and what they wrote, and nothing of who', async () => {
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/') });
    await report({ eCollectionId: jstor });
    app.clock.advance(60);
    await report({ eCollectionId: jstor, trouble: 'asksPassword', note: 'Since <b>Monday</b>\u202e' });
    await report({ eCollectionId: jstor, trouble: 'asksPassword' });
    expect((await list()).links).toMatchObject([
      {
        eresourceName: 'JSTOR',
        state: 'unknown',
        isFound: false,
        reportCount: 3,
        firstReportedAt: '2026-03-02T08:00:00.000Z',
        lastReportedAt: '2026-03-02T08:01:00.000Z',
        troubles: [
          { trouble: 'doesNotOpen', count: 1 },
          { trouble: 'asksPassword', count: 2 },
        ],
        notes: [{ at: '2026-03-02T08:01:00.000Z', trouble: 'asksPassword', text: 'Since <b>Monday</b>' }],
      },
    ]);
    const rows = JSON.stringify(await app.deps.db.selectFrom('link').selectAll().execute());
    expect(rows).not.toContain('2001:db8');
  });

  it('that readers tell are asked in the next round', async () => {
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/') });
    await round();
    app.clock.advance(DAY);
    expect(await round()).toEqual([]);
    await report({ eCollectionId: jstor });
    expect(await round()).toEqual(['HEAD well.example.org/']);
    expect(await first()).toMatchObject({ state: 'fine', status: 200, reportCount: 1, isFound: false });
  });

  it('of titles are told with their database', async () => {
    await importTitles(journal(1, server.at('/1')), journal(2, ''));
    const titles = (await app.client().call(listTitles, {})).titles;
    for (const { id } of titles) await report({ eCollectionId: jstor, titleId: id });
    const { links } = await list({ source: 'readers' });
    expect(links.map(({ titleName, address, state }) => `${titleName} ${address} ${state}`).sort()).toEqual([
      `Journal 1 ${server.at('/1')} unknown`,
      'Journal 2  unasked',
    ]);
    const other = await buildEresource(app.deps.db);
    await expect(report({ eCollectionId: other, titleId: titles[0]?.id })).rejects.toMatchObject({
      code: 'TITLE_NOT_FOUND',
    });
  });

  it('are not told of what readers do not see, nor too often from one address', async () => {
    const draft = await buildEresource(app.deps.db, {}, { isOpen: false });
    await expect(report({ eCollectionId: draft })).rejects.toMatchObject({ code: 'ERESOURCE_NOT_FOUND' });
    const eager = app.client({ address: '2001:db8:ffff::1' });
    for (let at = 0; at < 5; at += 1) await eager.call(reportLink, { eCollectionId: jstor });
    await expect(eager.call(reportLink, { eCollectionId: jstor })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect((await first()).reportCount).toBe(5);
  });

  it('are chosen by what was found, by whom, how long ago and how often', async () => {
    server.answers = { '/gone': withStatus(404), '/moved': leadsTo('/new', 301) };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/gone') });
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/moved'), position: 1 });
    await round();
    app.clock.advance(8 * DAY);
    const told = await buildEresource(app.deps.db, {}, { names: { 'en-US': 'Told' } });
    for (let at = 0; at < 2; at += 1) await report({ eCollectionId: told });
    const found = async (input: InputOf<typeof listLinks.input>) =>
      (await list(input)).links.map(({ address, eresourceName }) => address || eresourceName);
    expect(await found({ state: 'moved' })).toEqual([server.at('/moved')]);
    expect(await found({ source: 'readers' })).toEqual(['Told']);
    expect((await found({ source: 'check' })).sort()).toEqual([server.at('/gone'), server.at('/moved')]);
    expect(await found({ olderThanDays: 7 })).toHaveLength(2);
    expect(await found({ atLeast: 2 })).toEqual(['Told']);
    expect(await found({ atLeast: 3 })).toEqual([]);
    expect((await found({ rows: 1, page: 1 }))[0]).toBe('Told');
  });

  it('are asked at once when staff want it', async () => {
    server.answers = { '/': withStatus(404) };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/') });
    await round();
    const { id } = await first();
    app.clock.advance(3600);
    expect(await desk.call(checkLink, { id })).toMatchObject({ state: 'broken', failedDays: 1 });
    server.answers = { '/': withStatus(429) };
    await expect(desk.call(checkLink, { id })).rejects.toMatchObject({ code: 'LINK_HOST_RESTS' });
    const asked = server.asked.length;
    await expect(desk.call(checkLink, { id })).rejects.toMatchObject({ code: 'LINK_HOST_RESTS' });
    expect(server.asked).toHaveLength(asked);
    server.answers = {};
    app.clock.advance(DAY + 1);
    expect(await desk.call(checkLink, { id })).toMatchObject({ state: 'fine', isFound: false });
    expect((await list()).total).toBe(0);
  });

  it('stay set aside until something else is found, or a reader tells them', async () => {
    server.answers = { '/': withStatus(403) };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/') });
    await round();
    const { id } = await first();
    expect(await desk.call(setAsideLink, { id })).toMatchObject({ shelf: 'aside' });
    expect((await list()).total).toBe(0);
    app.clock.advance(7 * DAY);
    server.answers = { '/': withStatus(503) };
    await round();
    server.answers = { '/': withStatus(403) };
    app.clock.advance(DAY);
    await round();
    expect((await list()).total).toBe(0);
    expect(await first({ shelf: 'aside' })).toMatchObject({ id, state: 'signIn' });
    app.clock.advance(7 * DAY);
    server.answers = { '/': withStatus(404) };
    await round();
    expect(await first()).toMatchObject({ id, state: 'broken' });
    await desk.call(setAsideLink, { id });
    await report({ eCollectionId: jstor });
    expect(await first()).toMatchObject({ id, shelf: 'open', reportCount: 1 });
    await desk.call(setAsideLink, { id });
    expect(await desk.call(setAsideLink, { id, isAside: false })).toMatchObject({ shelf: 'open' });
  });

  it('are out of the list when they are done, and come back if they still fail', async () => {
    server.answers = { '/': withStatus(404) };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/') });
    await round();
    await report({ eCollectionId: jstor, note: 'Please help' });
    const { id } = await first();
    await desk.call(finishLink, { id });
    expect((await list()).total).toBe(0);
    const rows = JSON.stringify(await app.deps.db.selectFrom('link').selectAll().execute());
    expect(rows).not.toContain('Please help');
    await expect(desk.call(finishLink, { id })).rejects.toMatchObject({ code: 'ERESOURCE_LINK_NOT_FOUND' });
    app.clock.advance(3600);
    await round();
    expect(await first()).toMatchObject({ id, state: 'broken', reportCount: 0 });
  });

  it('that moved are taken over for all entrances that have them', async () => {
    server.answers = { '/old': leadsTo('/new', 301), '/trap': leadsTo('https://127.0.0.1/', 301) };
    const from = server.at('/old');
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: from });
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: from, position: 1, proxy: 'proxy' });
    await round();
    const link = await first();
    expect(link).toMatchObject({ state: 'moved', movedTo: server.at('/new'), canTakeOver: true });
    expect(await desk.call(takeOverLink, { id: link.id })).toEqual({
      eresourceId: jstor,
      address: server.at('/new'),
    });
    const { entrances, version } = await desk.call(getStaffEresource, { id: jstor });
    expect(entrances.map(({ address, proxy }) => [address, proxy])).toEqual([
      [server.at('/new'), ''],
      [server.at('/new'), 'proxy'],
    ]);
    expect(version).toBe(1);
    expect((await list()).total).toBe(0);
    expect(await round()).toEqual(['HEAD well.example.org/new']);
    await expect(desk.call(takeOverLink, { id: link.id })).rejects.toMatchObject({
      code: 'ERESOURCE_LINK_NOT_FOUND',
    });
  });

  it('are not taken over where an entrance may not have the new address', async () => {
    server.answers = { '/old': leadsTo('http://127.0.0.1:9999/', 301) };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/old') });
    await round();
    // A page that moved into this machine, as an old row could say.
    const moved = { state: 'moved', moved_to: 'http://localhost/', is_found: 1, shelf: 'open' } as const;
    await app.deps.db.updateTable('link').set(moved).execute();
    const { id, canTakeOver } = await first();
    expect(canTakeOver).toBe(false);
    await expect(desk.call(takeOverLink, { id })).rejects.toMatchObject({ code: 'ENTRANCE_ADDRESS_REFUSED' });
  });

  it('are forgotten with their entrance and their database', async () => {
    server.answers = { '/a': withStatus(404) };
    await buildEntrance(app.deps.db, { eresource_id: jstor, address: server.at('/a') });
    await round();
    await app.deps.db
      .updateTable('eresource_entrance')
      .set({ address: server.at('/b') })
      .execute();
    await round({ isOn: false });
    expect((await list()).total).toBe(0);
    await report({ eCollectionId: jstor });
    await app.deps.db.deleteFrom('eresource').execute();
    await round();
    expect(await app.deps.db.selectFrom('link').selectAll().execute()).toEqual([]);
  });

  it('and acts on them are in the audit without what readers wrote', async () => {
    await report({ eCollectionId: jstor, note: 'My secret' });
    const { id } = await first();
    await desk.call(setAsideLink, { id });
    await desk.call(finishLink, { id });
    const auditor = app.client({ token: await openStaffSession(app, ['staff.audit']) });
    const { entries } = await auditor.call(listAudit, {});
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['links.setAside', 'links.done']),
    );
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('of one library are nothing to another one', async () => {
    const elsewhere = await buildEresource(app.deps.db, { tenant_id: OTHER_TENANT });
    await app.client({ tenant: 'beta' }).call(reportLink, { eCollectionId: elsewhere });
    await expect(report({ eCollectionId: elsewhere })).rejects.toMatchObject({ code: 'ERESOURCE_NOT_FOUND' });
    const { id } = await app.deps.db.selectFrom('link').select('id').executeTakeFirstOrThrow();
    expect(await list()).toMatchObject({ total: 0, shelves: [{ count: 0 }, { count: 0 }] });
    const refused = { code: 'ERESOURCE_LINK_NOT_FOUND' };
    await expect(desk.call(checkLink, { id })).rejects.toMatchObject(refused);
    await expect(desk.call(setAsideLink, { id })).rejects.toMatchObject(refused);
    await expect(desk.call(finishLink, { id })).rejects.toMatchObject(refused);
    await expect(desk.call(takeOverLink, { id })).rejects.toMatchObject(refused);
    await planLinksOf(app.deps, await tenantWith());
    const rows = await app.deps.db.selectFrom('link').select(['tenant_id', 'report_count']).execute();
    expect(rows).toEqual([{ tenant_id: OTHER_TENANT, report_count: 1 }]);
  });
});
