import type { Client } from '@lectern/contracts/kernel/client';
import { exportEresources } from '@lectern/contracts/resources/databases/export-eresources';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { importEresources } from '@lectern/contracts/resources/databases/import-eresources';
import { listEresources } from '@lectern/contracts/resources/databases/list-eresources';
import { listStaffEresources } from '@lectern/contracts/resources/databases/list-staff-eresources';
import { listTerms } from '@lectern/contracts/resources/databases/list-terms';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { putTerm } from '@lectern/contracts/resources/databases/put-term';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

/** As the API of LibGuides gives two databases (`/az`): numbers also as texts, HTML in descriptions. */
const AZ = [
  {
    id: 744061,
    name: '19th Century Index',
    description: '<p>Indexes <b>British</b> &amp; American books.</p>',
    url: 'http://c19index.chadwyck.com',
    enable_hidden: 0,
    az_vendor_name: 'ProQuest',
    az_types: [{ id: 10, name: 'Index' }],
    subjects: [
      { id: 8447, name: 'English' },
      { id: 8443, name: 'History' },
    ],
    meta: { enable_proxy: 1, more_info: 'With archives.' },
  },
  {
    id: '744066',
    name: 'Accessible Archives',
    alt_names: 'AA; Accessible',
    url: 'https://www.accessible.com/accessible/',
    enable_hidden: '1',
    subjects: [{ id: 8443, name: 'history' }],
    meta: { enable_proxy: '0' },
  },
];

describeOnBothDatabases('imports of databases', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const settings = testSettings('alpha');
    await putSettings(app, {
      ...settings,
      eresources: {
        ...settings.eresources,
        networks: [{ code: 'campus', names: { 'en-US': 'Campus' }, ranges: ['192.0.2.0/24'] }],
        proxies: [
          {
            code: 'ez',
            names: { 'en-US': 'Off campus' },
            kind: 'prefix',
            address: 'https://proxy.example.org/login?url=',
          },
        ],
      },
    });
  });
  beforeEach(async () => {
    app.clock.advance(60);
    const tables = [
      'eresource',
      'eresource_name',
      'eresource_term',
      'eresource_term_use',
      'eresource_entrance',
      'eresource_origin',
    ] as const;
    for (const table of tables) await app.deps.db.deleteFrom(table).execute();
    // Ten imports in a minute are allowed to a session.
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
  });
  afterAll(() => app.close());

  const send = (content: string, input: { check?: boolean; proxy?: string } = {}, type = 'text/csv') =>
    desk.upload(importEresources, input, new Blob([content], { type }));
  const sendAz = (list: unknown, input: { check?: boolean; proxy?: string } = {}) =>
    send(JSON.stringify(list), input, 'application/json');
  const outcomes = (report: { rows: readonly { outcome: string }[] }) =>
    report.rows.map(({ outcome }) => outcome);
  const stored = async () => (await desk.call(listStaffEresources, {})).eresources;
  const read = async (name: string) => {
    const one = (await stored()).find((each) => each.name === name);
    return desk.call(getStaffEresource, { id: one?.id ?? 'nothing' });
  };
  const exported = async () => (await desk.download(exportEresources, { format: 'csv' })).text();

  it('of the list from A to Z of LibGuides tell first what they would do', async () => {
    const report = await sendAz(AZ, { check: true, proxy: 'ez' });
    expect(report).toMatchObject({ isCheck: true, format: 'libguides', unknownColumns: [] });
    expect(report.rows).toEqual([
      {
        line: 1,
        code: 'libguides-744061',
        name: '19th Century Index',
        outcome: 'added',
        changes: [],
        message: '',
      },
      {
        line: 2,
        code: 'libguides-744066',
        name: 'Accessible Archives',
        outcome: 'added',
        changes: [],
        message: '',
      },
    ]);
    expect(report.newTerms).toEqual([
      { kind: 'subject', name: 'English' },
      { kind: 'subject', name: 'History' },
      { kind: 'docType', name: 'Index' },
      { kind: 'vendor', name: 'ProQuest' },
    ]);
    expect(await stored()).toEqual([]);
    expect(await desk.call(listTerms, {})).toEqual([]);
  });

  it('of LibGuides come with words, entrances and proxy, and once', async () => {
    expect(outcomes(await sendAz(AZ, { proxy: 'ez' }))).toEqual(['added', 'added']);
    expect(await read('19th Century Index')).toMatchObject({
      status: 'formal',
      isOpen: true,
      introduction: { 'en-US': 'Indexes British & American books.\nWith archives.' },
      subjects: ['english', 'history'],
      docTypes: ['index'],
      vendors: ['proquest'],
      entrances: [
        { address: 'http://c19index.chadwyck.com', place: 'inside', proxy: '' },
        { address: 'http://c19index.chadwyck.com', place: 'outside', proxy: 'ez' },
      ],
    });
    expect(await read('Accessible Archives')).toMatchObject({
      isOpen: false,
      otherNames: ['AA', 'Accessible'],
      subjects: ['history'],
      entrances: [{ address: 'https://www.accessible.com/accessible/', place: 'anywhere', proxy: '' }],
    });
    expect((await app.client().call(listEresources, {})).total).toBe(1);
    const again = await sendAz(AZ, { proxy: 'ez' });
    expect(outcomes(again)).toEqual(['same', 'same']);
    expect(again.newTerms).toEqual([]);
    const renamed = [{ ...AZ[0], name: 'C19' }, AZ[1]];
    const changed = await sendAz(renamed, { proxy: 'ez' });
    expect(changed.rows.map(({ outcome, changes }) => [outcome, changes])).toEqual([
      ['changed', ['names']],
      ['same', []],
    ]);
    expect((await stored()).map(({ name }) => name)).toEqual(['Accessible Archives', 'C19']);
  });

  it('of LibGuides as CSV know a database by its name, and leave what they do not say', async () => {
    await desk.call(putTerm, {
      kind: 'subject',
      code: 'hist',
      names: { 'en-US': 'History', 'zh-CN': '历史' },
      position: 3,
    });
    await desk.call(putEresource, {
      code: 'own',
      names: { 'en-US': 'JSTOR', 'zh-CN': '西文过刊' },
      status: 'purchased',
      guide: { 'en-US': 'Ask us' },
      entrances: [{ address: 'https://www.jstor.org/', place: 'inside', networks: ['campus'] }],
    });
    const csv =
      'ID,Name,Description,URL,Use Proxy,Subjects,Vendor,Owner\n' +
      '77,jstor,Journals,https://www.jstor.org/,Yes,"历史; Arts","ITHAKA, Inc.",me\n';
    const report = await send(csv, { proxy: 'ez' });
    expect(report).toMatchObject({ format: 'libguides', unknownColumns: ['Owner'] });
    expect(report.rows).toMatchObject([{ code: 'own', outcome: 'changed' }]);
    expect(await read('jstor')).toMatchObject({
      code: 'own',
      names: { 'en-US': 'jstor', 'zh-CN': '西文过刊' },
      status: 'purchased',
      guide: { 'en-US': 'Ask us' },
      subjects: ['hist', 'arts'],
      vendors: ['ithaka-inc.'],
      entrances: [{ address: 'https://www.jstor.org/', place: 'inside', networks: ['campus'] }],
    });
    expect(outcomes(await send(csv, { proxy: 'ez' }))).toEqual(['same']);
    // From now on its id counts, whatever its name.
    expect(outcomes(await send(csv.replace(',jstor,', ',The Archive,'), { proxy: 'ez' }))).toEqual([
      'changed',
    ]);
  });

  it('refuse lines as the editor would, and take the others', async () => {
    const report = await send(
      [
        'code,name,status,address,shown_to,is_open',
        'inner,Inner,formal,http://intranet/x,,yes',
        'endless,Endless,trial,https://a.example.org/,,yes',
        'odd,Odd,borrowed,https://a.example.org/,,yes',
        'good,Good,open,https://a.example.org/,2030-01-01,yes',
        'good,Again,open,https://a.example.org/,,yes',
        ',Good,open,https://a.example.org/,,yes',
        'worse one,Bad code,open,https://a.example.org/,,yes',
        'unclear,Unclear,open,https://a.example.org/,,perhaps',
      ].join('\n'),
    );
    expect(outcomes(report)).toEqual([
      'refused',
      'refused',
      'refused',
      'added',
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
    for (const { outcome, message } of report.rows) expect(message === '').toBe(outcome === 'added');
    expect(report.rows[0]?.message).toContain('http://intranet/x');
    expect(await stored()).toMatchObject([{ code: 'good', isShown: true, shownTo: '2030-01-01' }]);
  });

  it('tell which of several of one name is not meant', async () => {
    for (const code of ['one', 'two'])
      await desk.call(putEresource, { code, names: { 'en-US': 'Same' }, status: 'formal' });
    const report = await send('name,guide\nSame,Read this\n');
    expect(outcomes(report)).toEqual(['refused']);
    expect(outcomes(await send('code,guide\ntwo,Read this\n'))).toEqual(['changed']);
  });

  it('of an export change nothing, and bring all of it back', async () => {
    await sendAz(AZ, { proxy: 'ez' });
    await desk.call(putTerm, { kind: 'label', code: 'core', names: { 'fr-FR': 'Noyau; dur' }, position: 0 });
    await desk.call(putEresource, {
      code: 'all',
      names: { 'zh-CN': '全文"库", 甲', 'fr-FR': '=Somme' },
      otherNames: ['A; B', '-1+1'],
      status: 'trial',
      shownFrom: '2026-01-01',
      shownTo: '2026-12-31',
      addedOn: '2025-05-05',
      introduction: { 'en-US': 'One\nTwo;=three', 'zh-TW': '簡介' },
      outages: [{ from: '2026-03-01', to: '', text: { 'en-US': 'Down' } }],
      questions: [{ id: 'q1', text: { 'en-US': 'Good?' } }],
      labels: ['core'],
      subjects: ['history', 'english'],
      sources: ['x'],
      links: { article: 'https://www.example.org/doi/{doi}' },
      entrances: [
        {
          address: 'https://www.example.org/',
          names: { 'en-US': 'Mirror' },
          groups: ['staff'],
          signIn: true,
        },
      ],
      opensWindow: false,
      signInFirst: true,
      takesComments: false,
      isOpen: true,
      isFeatured: true,
    });
    const file = await exported();
    const again = await send(file);
    expect(again.rows.map(({ outcome, changes, message }) => [outcome, changes, message])).toEqual(
      Array.from({ length: 3 }, () => ['same', [], '']),
    );
    const before = await read('全文"库", 甲');
    for (const table of [
      'eresource',
      'eresource_name',
      'eresource_term_use',
      'eresource_entrance',
      'eresource_term',
    ] as const)
      await app.deps.db.deleteFrom(table).execute();
    expect(outcomes(await send(file))).toEqual(['added', 'added', 'added']);
    const after = await read('全文"库", 甲');
    const { id: _id, version: _version, updatedAt: _at, entrances, ...facts } = before;
    expect(after).toMatchObject(facts);
    expect(after.entrances).toMatchObject(entrances.map(({ id: _each, ...entrance }) => entrance));
  });

  it('refuse files that are no list of databases', async () => {
    const faults = ['', 'a,b\n1,2\n', '{"a":1}', '[{"id":1}]', 'name,name\nA,B\n'];
    for (const content of faults)
      await expect(send(content)).rejects.toMatchObject({ code: 'ERESOURCE_LIST_UNREADABLE' });
    await expect(send('name\nA\n', { proxy: 'nothing' })).rejects.toMatchObject({
      code: 'ENTRANCE_WAY_UNKNOWN',
    });
  });
});
