import type { Client } from '@lectern/contracts/kernel/client';
import { getHarvestRun } from '@lectern/contracts/resources/harvest/get-harvest-run';
import { listHarvestRuns } from '@lectern/contracts/resources/harvest/list-harvest-runs';
import { listHarvestSources } from '@lectern/contracts/resources/harvest/list-harvest-sources';
import { putHarvestSource } from '@lectern/contracts/resources/harvest/put-harvest-source';
import { removeHarvestSource } from '@lectern/contracts/resources/harvest/remove-harvest-source';
import { startHarvest } from '@lectern/contracts/resources/harvest/start-harvest';
import { stopHarvest } from '@lectern/contracts/resources/harvest/stop-harvest';
import { tryHarvestAddress } from '@lectern/contracts/resources/harvest/try-harvest-address';
import { getStaffObject } from '@lectern/contracts/resources/repository/get-staff-object';
import { listStaffObjects } from '@lectern/contracts/resources/repository/list-staff-objects';
import { listTheses } from '@lectern/contracts/resources/repository/list-theses';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { createHttpRepositories } from '../../../ports/harvest/http-repositories.ts';
import { workOnHarvests } from '../../../testing/harvests.ts';
import {
  type OaiServer,
  type OaiTestRecord,
  oaiDc,
  oaiDocument,
  oaiError,
  oaiList,
  startOaiServer,
} from '../../../testing/oai-server.ts';
import { buildCollection, buildPolicy } from '../../../testing/repository-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchHarvests } from './run/watch-harvests.ts';

const INTERNAL = ['127.0.0.1'];
const numbered = (from: number, count: number): OaiTestRecord[] =>
  Array.from({ length: count }, (_, at) => ({ id: `oai:far:${from + at}`, title: `Title ${from + at}` }));

describe('a repository that is harvested', () => {
  let app: TestApp;
  let desk: Client;
  let far: OaiServer;
  let collectionId: string;
  let policyId: string;
  beforeAll(async () => {
    app = await createTestApp({
      adapt: (deps) => ({
        ...deps,
        repositories: createHttpRepositories(
          { sendOutside: createSendOutside(INTERNAL), internalHosts: INTERNAL },
          { timeoutMs: 2000, maxBytes: 3_000_000 },
        ),
      }),
    });
  });
  beforeEach(async () => {
    app.clock.set('2026-03-02T03:00:00Z');
    const tables = [
      'harvest_source',
      'harvest_run',
      'harvest_item',
      'harvest_left_out',
      'digital_advisor',
      'digital_object',
      'digital_collection',
      'access_policy',
      'job',
    ] as const;
    for (const table of tables) await app.deps.db.deleteFrom(table).execute();
    collectionId = await buildCollection(app.deps.db, { code: 'far' });
    policyId = await buildPolicy(app.deps.db);
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    far = await startOaiServer();
  });
  afterEach(() => far.close());
  afterAll(() => app.close());

  const put = async (more: object = {}) =>
    (
      await desk.call(putHarvestSource, {
        name: 'Far',
        address: far.address,
        prefix: 'oai_dc',
        collectionId,
        policyId,
        isOpen: true,
        ...more,
      })
    ).id;
  const source = async () => (await desk.call(listHarvestSources, {})).sources[0];
  /** Harvests to the end; answers the run and how long it waited for the repository. */
  const harvest = async (id: string, more: { readonly isWhole?: boolean } = {}) => {
    app.clock.advance(20);
    await desk.call(startHarvest, { id, ...more });
    const waits = await workOnHarvests(app.deps, app.clock);
    const run = (await source())?.lastRun;
    return { ...run, counts: run?.counts, waits };
  };
  const objects = async () => (await desk.call(listStaffObjects, { rows: 100 })).objects;
  const titles = async () => (await objects()).map(({ title }) => title).sort();
  const objectCalled = async (title: string) => {
    const found = (await objects()).find((one) => one.title === title);
    return desk.call(getStaffObject, { id: found?.id ?? '' });
  };
  const serve = (...pages: readonly (readonly OaiTestRecord[])[]) => {
    far.answer = (question) => {
      const at = Number(question.get('resumptionToken') ?? 0);
      const body = oaiList(pages[at] ?? [], at + 1 < pages.length ? String(at + 1) : '');
      return { body };
    };
  };
  const questions = () => far.asked.map((one) => Object.fromEntries(one));

  it('becomes documents, and what changed comes without doubling anything', async () => {
    serve(numbered(0, 3), numbered(3, 2));
    const id = await put({ setSpec: 'a:b' });
    expect(await harvest(id)).toMatchObject({
      state: 'done',
      isWhole: true,
      total: 9,
      pages: 2,
      counts: { read: 5, added: 5, changed: 0, same: 0, hidden: 0, leftOut: 0 },
    });
    expect(questions()).toEqual([
      { verb: 'Identify' },
      { verb: 'ListRecords', metadataPrefix: 'oai_dc', set: 'a:b' },
      { verb: 'ListRecords', resumptionToken: '1' },
    ]);
    expect(await titles()).toEqual(['Title 0', 'Title 1', 'Title 2', 'Title 3', 'Title 4']);
    expect(await objectCalled('Title 0')).toMatchObject({
      collectionId,
      policyId,
      isOpen: true,
      identifiers: [{ type: 'oai', value: 'oai:far:0' }],
    });
    far.asked.length = 0;
    serve([{ id: 'oai:far:1', title: 'Another title' }, ...numbered(4, 2)]);
    expect(await harvest(id)).toMatchObject({
      state: 'done',
      isWhole: false,
      counts: { read: 3, added: 1, changed: 1, same: 1 },
    });
    // By the clock of the repository, with some minutes to spare.
    expect(questions()[1]).toMatchObject({ from: '2026-03-02T01:50:00Z' });
    expect(await titles()).toContain('Another title');
    expect(await titles()).toHaveLength(6);
    expect(await source()).toMatchObject({ objectCount: 6 });
  });

  it('has its theses counted by those who advised them now', async () => {
    const thesis = (advisor: string) =>
      oaiDc(`<dc:title>Tides</dc:title><dc:type>Thesis</dc:type><dc:contributor>${advisor}</dc:contributor>`);
    const advisors = async () => (await app.client().call(listTheses, {})).advisors;
    serve([{ id: 'oai:far:1', title: '', metadata: thesis('Old, Guide') }]);
    const id = await put();
    await harvest(id);
    expect(await advisors()).toEqual([{ value: 'Old, Guide', count: 1 }]);
    serve([{ id: 'oai:far:1', title: '', metadata: thesis('New, Guide') }]);
    await harvest(id);
    expect(await advisors()).toEqual([{ value: 'New, Guide', count: 1 }]);
  });

  it('keeps what staff corrected, hid or removed', async () => {
    const record = (more: string) => [
      {
        id: 'oai:far:1',
        title: '',
        metadata: oaiDc(`<dc:title>Tides</dc:title><dc:publisher>Sea</dc:publisher>${more}`),
      },
      ...numbered(2, 2),
    ];
    serve(record('<dc:subject>water</dc:subject>'));
    const id = await put();
    await harvest(id);
    const { files: _files, version: _version, recordId: _record, ...tides } = await objectCalled('Tides');
    await desk.call(putObject, { ...tides, titles: { 'en-US': 'Tides, corrected' } });
    const hidden = await objectCalled('Title 2');
    const { files: _f, version: _v, recordId: _r, ...two } = hidden;
    await desk.call(putObject, { ...two, isOpen: false });
    await desk.call(removeObject, { id: (await objectCalled('Title 3')).id });
    serve([
      ...record('<dc:subject>waves</dc:subject>').slice(0, 1),
      { id: 'oai:far:2', title: 'Title 2b' },
      { id: 'oai:far:3', title: 'Title 3b' },
    ]);
    const run = await harvest(id, { isWhole: true });
    expect(run).toMatchObject({ state: 'done', counts: { changed: 2, leftOut: 1 } });
    expect(await objectCalled('Tides, corrected')).toMatchObject({ subjects: ['waves'], publisher: 'Sea' });
    expect(await objectCalled('Title 2b')).toMatchObject({ isOpen: false });
    expect(await titles()).not.toContain('Title 3b');
    const { leftOut } = await desk.call(getHarvestRun, { id: run.id ?? '' });
    expect(leftOut).toEqual([{ identifier: 'oai:far:3', reason: 'REMOVED_HERE' }]);
    // The words for the search are those of the staff.
    const found = await desk.call(listStaffObjects, { keyWord: 'corrected', rows: 10 });
    expect(found.objects).toHaveLength(1);
  });

  it('hides what is gone, also where nobody says so, and shows it again when it is back', async () => {
    serve(numbered(0, 4));
    const id = await put();
    await harvest(id);
    serve([{ id: 'oai:far:0', title: '', isDeleted: true }]);
    expect(await harvest(id)).toMatchObject({ counts: { read: 1, hidden: 1 } });
    expect(await objectCalled('Title 0')).toMatchObject({ isOpen: false });
    serve(numbered(0, 3));
    expect(await harvest(id, { isWhole: true })).toMatchObject({ state: 'done', counts: { hidden: 1 } });
    expect(await objectCalled('Title 0')).toMatchObject({ isOpen: true });
    expect(await objectCalled('Title 3')).toMatchObject({ isOpen: false });
    // Deletions are kept only where staff want it.
    await put({ id, deletions: 'keep' });
    serve([{ id: 'oai:far:1', title: '', isDeleted: true }]);
    expect(await harvest(id)).toMatchObject({ counts: { hidden: 0 } });
    expect(await objectCalled('Title 1')).toMatchObject({ isOpen: true });
  });

  it('is not believed when most of it is missing at once', async () => {
    serve(numbered(0, 50));
    const id = await put();
    await harvest(id);
    far.answer = () => ({ body: oaiError('noRecordsMatch') });
    expect(await harvest(id, { isWhole: true })).toMatchObject({ state: 'failed', fault: 'SHRUNK' });
    expect((await objects()).every(({ isOpen }) => isOpen)).toBe(true);
  });

  it('says of each record why it was left out', async () => {
    const one = (id: string, metadata: string) => ({ id, title: '', metadata });
    serve([
      one('', oaiDc('<dc:title>No identifier</dc:title>')),
      one('oai:far:empty', ''),
      one('oai:far:untitled', oaiDc('<dc:creator>A</dc:creator>')),
      one('oai:far:other', '<x:thing xmlns:x="urn:x"><x:title>T</x:title></x:thing>'),
      one('oai:far:date', oaiDc('<dc:title>Strange date</dc:title><dc:date>0000-99-99</dc:date>')),
    ]);
    const id = await put();
    const run = await harvest(id);
    expect(run.counts).toMatchObject({ read: 5, added: 1, leftOut: 4 });
    const { leftOut } = await desk.call(getHarvestRun, { id: run.id ?? '' });
    expect(leftOut.map(({ reason }) => reason).sort()).toEqual([
      'FORMAT',
      'NO_IDENTIFIER',
      'NO_METADATA',
      'NO_TITLE',
    ]);
    expect(await objectCalled('Strange date')).toMatchObject({ grantedOn: '' });
  });

  it('goes on behind the last token after a stop and after a process that ended', async () => {
    const id = await put();
    serve(numbered(0, 2), numbered(2, 2), numbered(4, 2));
    const pages = far.answer;
    const ending = new AbortController();
    far.answer = (question) => {
      if (question.get('resumptionToken') === '1') ending.abort();
      return pages(question);
    };
    app.clock.advance(20);
    const { id: runId } = await desk.call(startHarvest, { id });
    await expect(workOnHarvests(app.deps, app.clock, { signal: ending.signal })).rejects.toThrow();
    expect((await source())?.lastRun).toMatchObject({ state: 'running', counts: { added: 4 } });
    await expect(desk.call(startHarvest, { id })).rejects.toMatchObject({ code: 'HARVEST_RUNNING' });
    await desk.call(stopHarvest, { id: runId });
    await workOnHarvests(app.deps, app.clock);
    expect((await source())?.lastRun).toMatchObject({ state: 'stopped', counts: { added: 4 } });
    far.asked.length = 0;
    far.answer = pages;
    expect(await harvest(id)).toMatchObject({ id: runId, state: 'done', counts: { read: 6, added: 6 } });
    expect(questions()).toEqual([{ verb: 'ListRecords', resumptionToken: '2' }]);
  });

  it('begins anew when its token expired, and gives up when that goes on', async () => {
    const id = await put();
    let refusals = 2;
    far.answer = (question) => {
      if (question.get('resumptionToken') === null) return { body: oaiList(numbered(0, 2), 'next') };
      refusals -= 1;
      return { body: refusals >= 0 ? oaiError('badResumptionToken') : oaiList(numbered(2, 1)) };
    };
    expect(await harvest(id)).toMatchObject({ state: 'done', counts: { added: 3, same: 4 } });
    refusals = 100;
    expect(await harvest(id, { isWhole: true })).toMatchObject({ state: 'failed', fault: 'TOKEN' });
    expect(await titles()).toHaveLength(3);
  });

  it('takes a token that never changes, and ends where the same records come again', async () => {
    const id = await put();
    let page = 0;
    far.answer = () => {
      page += 1;
      return { body: oaiList(numbered(page * 2, 2), page < 5 ? 'same' : '') };
    };
    expect(await harvest(id)).toMatchObject({ state: 'done', counts: { added: 10 } });
    page = 0;
    far.answer = () => {
      page += 1;
      return { body: oaiList(numbered((page % 3) * 2, 2), `token-${page}`) };
    };
    expect(await harvest(id, { isWhole: true })).toMatchObject({ state: 'failed', fault: 'LOOP' });
    expect(page).toBeLessThan(12);
    page = 0;
    far.answer = () => {
      page += 1;
      return { body: oaiList([], `empty-${page}`) };
    };
    expect(await harvest(id, { isWhole: true })).toMatchObject({ state: 'failed', fault: 'LOOP' });
    expect(page).toBeLessThan(105);
  });

  it('is asked again after half an answer, a busy server and a silent one, and later each time', async () => {
    const id = await put();
    const whole = oaiList(numbered(0, 3));
    const bad = [
      { body: whole.slice(0, whole.length - 100) },
      { status: 503, headers: { 'retry-after': '77' }, body: 'busy' },
      { status: 500, body: 'broken' },
    ];
    far.answer = () => bad.shift() ?? { body: whole };
    const run = await harvest(id);
    expect(run).toMatchObject({ state: 'done', fault: '', counts: { added: 3 } });
    expect(run.waits).toEqual([30, 77, 270]);
    far.answer = () => ({ status: 502, body: '' });
    const failed = await harvest(id);
    expect(failed).toMatchObject({ state: 'failed', fault: 'HTTP', message: '502' });
    expect(failed.waits).toHaveLength(7);
  });

  it.each([
    ['a page of another kind', { body: '<html><p>Welcome</p></html>' }, 'NOT_OAI'],
    ['an error of the protocol', { body: oaiError('cannotDisseminateFormat') }, 'PROTOCOL'],
    [
      'another address',
      { status: 301, headers: { location: 'https://new.example.org/oai' }, body: '' },
      'MOVED',
    ],
    ['nothing there', { status: 404, body: '' }, 'HTTP'],
    ['more than anybody reads', { body: oaiDocument(' '.repeat(3_100_000)) }, 'TOO_LARGE'],
  ])('fails at once with %s', async (_, reply, fault) => {
    const id = await put();
    far.answer = () => reply;
    expect(await harvest(id)).toMatchObject({ state: 'failed', fault, waits: [] });
  });

  it('reads texts with characters that XML forbids', async () => {
    const id = await put();
    serve([{ id: 'oai:far:1', title: '', metadata: oaiDc('<dc:title>A\u0002B &#x1f; C</dc:title>') }]);
    expect(await harvest(id)).toMatchObject({ state: 'done', counts: { added: 1 } });
    expect(await titles()).toEqual(['A B C']);
  });

  it('is asked by days where it knows no seconds, and by our clock where its own is wrong', async () => {
    const id = await put();
    far.granularity = 'YYYY-MM-DD';
    far.answer = () => ({
      body: oaiDocument('<ListRecords></ListRecords>', '2099-01-01T00:00:00Z'),
    });
    await harvest(id);
    far.asked.length = 0;
    await harvest(id);
    expect(questions()[1]).toMatchObject({ from: '2026-03-01' });
  });

  it('tells many deletions of what nobody took without a row for each', async () => {
    const id = await put();
    const gone = Array.from({ length: 4000 }, (_, at) => ({
      id: `oai:far:gone:${at}`,
      title: '',
      isDeleted: true,
    }));
    serve(gone.slice(0, 2000), gone.slice(2000));
    expect(await harvest(id)).toMatchObject({ state: 'done', counts: { read: 4000, hidden: 0, leftOut: 0 } });
    const { count } = await app.deps.db
      .selectFrom('harvest_item')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  it('is harvested by itself on its day, and a run without work is ended', async () => {
    const id = await put({ rhythm: 'daily' });
    serve(numbered(0, 1));
    const never = new AbortController().signal;
    const tick = async () => {
      await watchHarvests(app.deps).run({ id: '1', tenantId: undefined, payload: {}, attempt: 1 }, never);
      await workOnHarvests(app.deps, app.clock);
    };
    await tick();
    expect((await source())?.lastRun).toBeNull();
    app.clock.advance(25 * 3600);
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    await tick();
    expect((await source())?.lastRun).toMatchObject({ state: 'done', counts: { added: 1 } });
    await tick();
    expect(await desk.call(listHarvestRuns, { id })).toMatchObject({ total: 1 });
    await desk.call(startHarvest, { id });
    await app.deps.db.deleteFrom('job').execute();
    await tick();
    expect((await source())?.lastRun).toMatchObject({ state: 'failed', fault: 'LOST' });
    await desk.call(removeHarvestSource, { id });
    expect(await source()).toBeUndefined();
    expect(await titles()).toEqual(['Title 0']);
  });

  it('can be asked what it has before it is a source', async () => {
    far.answer = (question) => ({
      body: oaiDocument(
        question.get('verb') === 'ListSets'
          ? '<ListSets><set><setSpec>a</setSpec><setName>Theses</setName></set></ListSets>'
          : '<ListMetadataFormats><metadataFormat><metadataPrefix>oai_dc</metadataPrefix></metadataFormat></ListMetadataFormats>',
      ),
    });
    expect(await desk.call(tryHarvestAddress, { address: far.address })).toEqual({
      fault: '',
      message: '',
      name: 'Far',
      formats: ['oai_dc'],
      sets: [{ spec: 'a', name: 'Theses' }],
    });
    await expect(desk.call(tryHarvestAddress, { address: 'http://192.168.0.1/oai' })).rejects.toMatchObject({
      code: 'HARVEST_ADDRESS',
    });
  });
});
