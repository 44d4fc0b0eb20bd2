import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../../domains/resources/repository/published/publish-due.ts';
import { putTenant } from '../../platform/tenants/tenant-store.ts';
import { oaiFaultOf } from '../../testing/oai-tools.ts';
import { buildObjectFile } from '../../testing/repository-rows.ts';
import { openStaffSession } from '../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { putSettings, testSettings } from '../../testing/test-settings.ts';

type Rules = NonNullable<InputOf<typeof putPolicy.input>['rules']>;
type Given = Readonly<Record<string, string>>;
const ALL: Rules = { describe: [{}], read: [{}], download: [{}] };

describe('the repository for harvesters', () => {
  let app: TestApp;
  let desk: Client;
  let open: string;
  let papers: string;
  let theses: string;
  beforeAll(async () => {
    app = await createTestApp();
    const alpha = testSettings('alpha');
    const librarianMailbox = 'desk@library.example.org';
    await putSettings(app, { ...alpha, public: { ...alpha.public, librarianMailbox } });
    const closed = testSettings('closed');
    await putTenant(app.deps.db, {
      id: '1003',
      mappingPath: 'closed',
      settings: {
        ...closed,
        public: { ...closed.public, platformBrowseRestrictType: '3', platformBrowseRestrictRange: '1' },
      },
      now: app.clock.now().toISOString(),
    });
    app.clock.advance(60);
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    open = await policy(ALL);
    papers = await collection('papers');
    theses = await collection('theses', { parentId: papers });
  });
  afterAll(() => app.close());

  const policy = async (rules: Rules) =>
    (await desk.call(putPolicy, { names: { 'en-US': 'Rights' }, rules })).id;
  const collection = async (code: string, more: object = {}) =>
    (
      await desk.call(putCollection, {
        kind: 'repository',
        code,
        names: { 'en-US': `The ${code} & more` },
        isOpen: true,
        ...more,
      })
    ).id;
  const object = async (given: Partial<InputOf<typeof putObject.input>> = {}) =>
    (
      await desk.call(putObject, {
        collectionId: papers,
        kind: 'report',
        titles: { 'en-US': 'A report' },
        policyId: open,
        isOpen: true,
        ...given,
      })
    ).id;
  /** Long enough for what changed to be told. */
  const settle = () => app.clock.advance(60);
  const stamp = () => `${app.clock.now().toISOString().slice(0, 19)}Z`;

  async function ask(given: Given | string, method: 'GET' | 'POST' = 'GET', tenant = 'alpha') {
    const text = typeof given === 'string' ? given : new URLSearchParams(given).toString();
    const response = await app.app.inject(
      method === 'GET'
        ? { url: `/${tenant}/oai?${text}` }
        : {
            method,
            url: `/${tenant}/oai`,
            payload: text,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          },
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(oaiFaultOf(response.body), text).toBeUndefined();
    return response.body;
  }
  const errorIn = (xml: string) => /<error code="(\w+)"/.exec(xml)?.[1];
  const idsIn = (xml: string) => [...xml.matchAll(/<identifier>urn:uuid:([^<]+)</g)].map(([, id]) => id);
  const tokenIn = (xml: string) => /<resumptionToken[^>]*>([^<]+)</.exec(xml)?.[1];
  const records = (more: Given = {}) => ask({ verb: 'ListRecords', metadataPrefix: 'oai_dc', ...more });
  const record = (id: string, metadataPrefix = 'oai_dc') =>
    ask({ verb: 'GetRecord', metadataPrefix, identifier: `urn:uuid:${id}` });

  it('says what it is, with the address of the library to write to', async () => {
    const other = await ask({ verb: 'Identify' }, 'GET', 'beta');
    expect(other).toContain('<adminEmail>postmaster@localhost.invalid<');
    const xml = await ask({ verb: 'Identify' });
    expect(xml).toContain('<baseURL>http://localhost/alpha/oai</baseURL>');
    expect(xml).toContain('<adminEmail>desk@library.example.org</adminEmail>');
    expect(xml).toContain('<deletedRecord>persistent</deletedRecord>');
    expect(xml).toContain('<granularity>YYYY-MM-DDThh:mm:ssZ</granularity>');
  });

  it('lists its formats and sets, and only the formats of an item', async () => {
    const all = await ask({ verb: 'ListMetadataFormats' });
    expect([...all.matchAll(/<metadataPrefix>(\w+)</g)].map(([, one]) => one)).toEqual([
      'oai_dc',
      'mods',
      'oai_etdms',
    ]);
    const id = await object();
    const own = await ask({ verb: 'ListMetadataFormats', identifier: `urn:uuid:${id}` });
    expect(own).toContain('>mods<');
    expect(own).not.toContain('oai_etdms');
    const sets = await ask({ verb: 'ListSets' });
    expect([...sets.matchAll(/<setSpec>([^<]+)</g)].map(([, one]) => one)).toEqual([
      'papers',
      'papers:theses',
    ]);
    expect(sets).toContain('The papers &amp; more');
    expect(errorIn(await ask({ verb: 'ListSets' }, 'GET', 'beta'))).toBe('noSetHierarchy');
  });

  it('tells a thesis whole in each format, with the address of its page and none of its files', async () => {
    const id = await object({
      collectionId: theses,
      kind: 'thesis',
      titles: { 'en-US': 'Tides & waves', 'zh-CN': '潮汐与波浪' },
      creators: [{ name: '李明' }],
      descriptions: { 'en-US': 'About <water>.' },
      subjects: ['tides'],
      identifiers: [{ type: 'DOI', value: '10.1000/182' }],
      advisors: ['Wang Wei'],
      degree: 'Doctor',
      discipline: 'Oceanography',
      college: 'College of Sea',
      grantedOn: '2025-06-30',
      language: 'zh',
      closedUntil: '2099-01-01',
    });
    await buildObjectFile(app.deps.db, id, { name: 'secret-name.pdf' });
    settle();
    const dc = await record(id);
    for (const part of [
      '<dc:title xml:lang="zh-CN">潮汐与波浪</dc:title>',
      '<dc:title xml:lang="en-US">Tides &amp; waves</dc:title>',
      '<dc:creator>李明</dc:creator>',
      '<dc:contributor>Wang Wei</dc:contributor>',
      '<dc:date>2025-06-30</dc:date>',
      '<dc:identifier>doi:10.1000/182</dc:identifier>',
      `<dc:identifier>http://localhost/alpha/#/digitalNav/detail/object/${id}</dc:identifier>`,
      '<dc:rights>info:eu-repo/semantics/embargoedAccess</dc:rights>',
      '<dc:rights>info:eu-repo/date/embargoEnd/2099-01-01</dc:rights>',
      '<setSpec>papers:theses</setSpec>',
    ])
      expect(dc).toContain(part);
    const mods = await record(id, 'mods');
    expect(mods).toContain('<titleInfo type="translated"');
    expect(mods).toContain('<degree><name>Doctor</name><discipline>Oceanography</discipline>');
    const etd = await record(id, 'oai_etdms');
    expect(etd).toContain('<contributor role="advisor">Wang Wei</contributor>');
    expect(etd).toContain('<grantor>College of Sea</grantor>');
    for (const xml of [dc, mods, etd]) expect(xml).not.toMatch(/secret-name|\/api\/|\.pdf|previewPdf/);
    const list = await ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_etdms' });
    expect(idsIn(list)).toEqual([id]);
    const other = await object();
    expect(errorIn(await record(other, 'oai_etdms'))).toBe('cannotDisseminateFormat');
  });

  it('lists what changed between two instants, and what is gone as deleted', async () => {
    const [one, two, three] = [await object(), await object(), await object()];
    settle();
    const from = stamp();
    settle();
    await desk.call(putObject, { ...(await facts(one)), titles: { 'en-US': 'Renamed' } });
    await desk.call(removeObject, { id: two });
    await desk.call(putObject, { ...(await facts(three)), isOpen: false });
    settle();
    const xml = await records({ from });
    expect(new Set(idsIn(xml))).toEqual(new Set([one, two, three]));
    expect(xml).toContain('Renamed');
    expect(xml.match(/<header status="deleted">/g)).toHaveLength(2);
    expect(await record(two)).toContain('status="deleted"');
    const later = stamp();
    settle();
    expect(errorIn(await records({ from: later }))).toBe('noRecordsMatch');
    // It opens again: a record as before.
    await desk.call(putObject, { ...(await facts(three)), isOpen: true });
    settle();
    expect(idsIn(await records({ from: later }))).toEqual([three]);
    expect(await record(three)).not.toContain('deleted');
  });

  async function facts(id: string) {
    return {
      id,
      collectionId: papers,
      kind: 'report' as const,
      titles: { 'en-US': 'A report' },
      policyId: open,
      isOpen: true,
    };
  }

  it('says nothing of what nobody ever saw, and closes what rights or a collection close', async () => {
    const readers = await policy({ describe: [{ signedIn: true }], read: [{ signedIn: true }] });
    const campus = await policy({ describe: [{ ranges: ['127.0.0.0/8'] }], read: [{}] });
    const hidden = [
      await object({ isOpen: false }),
      await object({ policyId: readers }),
      await object({ policyId: campus }),
    ];
    const shelf = await collection('shelf');
    const inside = await object({ collectionId: shelf });
    settle();
    const from = stamp();
    for (const id of hidden) expect(errorIn(await record(id))).toBe('idDoesNotExist');
    const list = await ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc' });
    for (const id of hidden) expect(list).not.toContain(id);
    expect(idsIn(await records({ set: 'shelf' }))).toEqual([inside]);
    await desk.call(putCollection, {
      id: shelf,
      kind: 'repository',
      code: 'shelf',
      names: { 'en-US': 'Shelf' },
      isOpen: false,
    });
    settle();
    // Whoever harvests the set hears that it is empty now; the set itself is no longer listed.
    const gone = await records({ from, set: 'shelf' });
    expect(idsIn(gone)).toEqual([inside]);
    expect(gone).toContain('status="deleted"');
    expect(await ask({ verb: 'ListSets' })).not.toContain('<setSpec>shelf<');
    // A set of rights that closes closes its objects at once, before anything is dated.
    const narrow = await policy(ALL);
    const ruled = await object({ policyId: narrow });
    settle();
    await desk.call(putPolicy, { id: narrow, names: { 'en-US': 'Rights' }, rules: { read: [{}] } });
    expect(await record(ruled)).toContain('status="deleted"');
    expect(await record(ruled)).not.toContain('A report');
  });

  it('goes on behind each token until all are told once, whatever changes meanwhile', async () => {
    const many = await collection('many');
    const rows = 1203;
    const made: string[] = [];
    const { db } = app.deps;
    const first = await object({ collectionId: many });
    const row = await db
      .selectFrom('digital_object')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    for (let at = 0; at < rows; at += 1) {
      const id = `0190aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`;
      made.push(id);
      await db
        .insertInto('digital_object')
        .values({ ...row, id })
        .execute();
    }
    // They were stored before anybody dated objects: then a library has no dates at all.
    settle();
    await db.deleteFrom('published_object').execute();
    const never = new AbortController().signal;
    await publishDue(app.deps).run({ id: '1', tenantId: undefined, payload: {}, attempt: 1 }, never);
    settle();
    const told: (string | undefined)[] = [];
    let xml = await records({ set: 'many' });
    expect(xml).toContain('completeListSize="1204" cursor="0"');
    for (let turn = 0; ; turn += 1) {
      told.push(...idsIn(xml));
      const resumptionToken = tokenIn(xml);
      if (resumptionToken === undefined) break;
      await desk.call(putObject, { ...(await facts(first)), collectionId: many });
      settle();
      // The same token twice is the same answer.
      xml = await ask({ verb: 'ListRecords', resumptionToken });
      const again = await ask({ verb: 'ListRecords', resumptionToken });
      expect(idsIn(again)).toEqual(idsIn(xml));
      expect(turn).toBeLessThan(10);
    }
    expect(xml).toContain('<resumptionToken completeListSize="1204" cursor="1000"/>');
    expect(new Set(told).size).toBe(told.length);
    for (const id of made) expect(told).toContain(id);
  });

  it('refuses each wrong request as the protocol says', async () => {
    const id = await object();
    settle();
    const cases: readonly (readonly [string, string])[] = [
      ['', 'badVerb'],
      ['verb=Nothing', 'badVerb'],
      ['verb=Identify&verb=Identify', 'badVerb'],
      ['verb=Identify&set=x', 'badArgument'],
      ['verb=ListRecords', 'badArgument'],
      ['verb=ListRecords&metadataPrefix=', 'badArgument'],
      ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=mods', 'badArgument'],
      ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
      ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01T10:00:00', 'badArgument'],
      ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01&until=2026-02-02T10:00:00Z', 'badArgument'],
      ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-03&until=2026-02-02', 'badArgument'],
      ['verb=ListRecords&metadataPrefix=oai_dc&until=2001-01-01', 'noRecordsMatch'],
      ['verb=ListRecords&metadataPrefix=oai_dc&set=nowhere', 'noRecordsMatch'],
      ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
      ['verb=ListRecords&resumptionToken=abc', 'badResumptionToken'],
      ['verb=ListRecords&resumptionToken=abc&metadataPrefix=oai_dc', 'badArgument'],
      ['verb=ListSets&resumptionToken=abc', 'badResumptionToken'],
      ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
      ['verb=GetRecord&metadataPrefix=oai_dc&identifier=x', 'badArgument'],
      ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:a:1', 'idDoesNotExist'],
      ['verb=ListRecords&metadataPrefix=oai_dc&set=a::b', 'badArgument'],
      ['verb=ListRecords&metadataPrefix=a%20b', 'badArgument'],
      [`verb=GetRecord&metadataPrefix=marc21&identifier=urn:uuid:${id}`, 'cannotDisseminateFormat'],
      ['verb=ListMetadataFormats&identifier=urn:uuid:none', 'idDoesNotExist'],
    ];
    for (const [query, code] of cases) {
      for (const method of ['GET', 'POST'] as const) {
        app.clock.advance(5);
        const xml = await ask(query, method);
        expect(errorIn(xml), query).toBe(code);
        const isEchoed = code !== 'badVerb' && code !== 'badArgument';
        expect(/<request verb=/.test(xml), query).toBe(isEchoed);
      }
    }
  });

  it('answers valid XML to any arguments, and nothing of another library', async () => {
    const id = await object();
    settle();
    expect(errorIn(await ask({ verb: 'ListRecords', metadataPrefix: 'oai_dc' }, 'GET', 'beta'))).toBe(
      'noRecordsMatch',
    );
    const given = { verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: `urn:uuid:${id}` };
    expect(errorIn(await ask(given, 'GET', 'beta'))).toBe('idDoesNotExist');
    const token = tokenIn(await ask({ verb: 'ListRecords', metadataPrefix: 'oai_dc' })) ?? '';
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.nat(token.length), async (text, at) => {
        app.clock.advance(5);
        await ask({ verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: `x:${text}` });
        await ask({ verb: 'ListRecords', metadataPrefix: `m${text}`, set: text || 's' });
        await ask({ verb: 'ListRecords', resumptionToken: `${token.slice(0, at)}${text}x` });
      }),
      { numRuns: 40 },
    );
  });

  it('dates an object anew on the day on which it opens', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const id = await object({ closedUntil: tomorrow });
    settle();
    expect(await record(id)).toContain('embargoedAccess');
    app.clock.set(`${today}T23:59:00Z`);
    const from = stamp();
    app.clock.advance(36 * 3600);
    const never = new AbortController().signal;
    const run = () =>
      publishDue(app.deps).run({ id: '1', tenantId: undefined, payload: {}, attempt: 1 }, never);
    await run();
    settle();
    expect(idsIn(await records({ from }))).toContain(id);
    expect(await record(id)).toContain('openAccess');
    const later = stamp();
    await run();
    settle();
    expect(errorIn(await records({ from: later }))).toBe('noRecordsMatch');
  });

  it('is closed where only readers may browse', async () => {
    const response = await app.app.inject({ url: '/closed/oai?verb=Identify' });
    expect(response.statusCode).toBe(403);
  });
});
