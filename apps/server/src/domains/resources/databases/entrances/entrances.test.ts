import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { EresourceSettings } from '@lectern/contracts/people/tenant/eresource-settings';
import { chooseEntrance } from '@lectern/contracts/resources/databases/choose-entrance';
import { getEntranceChoices } from '@lectern/contracts/resources/databases/get-entrance-choices';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { tryEntrances } from '@lectern/contracts/resources/databases/try-entrances';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildPatronGroup, buildSession } from '../../../../testing/builders.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

type Entrance = NonNullable<InputOf<typeof putEresource.input>['entrances']>[number];

const CAMPUS = '192.0.2.7';
const HOME = '203.0.113.9';
const READING_ROOM = '2001:db8:1::5';

const NETWORKS: EresourceSettings['networks'] = [
  { code: 'campus', names: { 'en-US': 'Campus' }, ranges: ['192.0.2.0/24', '2001:db8:1::/48'] },
  { code: 'branch', names: { 'en-US': 'Branch' }, ranges: ['198.51.100.1-198.51.100.9'] },
];
const PROXIES: EresourceSettings['proxies'] = [
  { code: 'ez', names: {}, kind: 'prefix', address: 'https://proxy.example.org/login?url=' },
  { code: 'coded', names: {}, kind: 'prefixEncoded', address: 'https://proxy.example.org/login?qurl=' },
  { code: 'host', names: {}, kind: 'hostSuffix', address: 'vpn.example.org' },
  {
    code: 'athens',
    names: {},
    kind: 'openAthens',
    address: 'https://go.openathens.net/redirector/example.org',
  },
];

describeOnEachDatabase('the entrances of a database', (kind) => {
  let app: TestApp;
  let desk: Client;
  let number = 0;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const settings = testSettings('alpha');
    await putSettings(app, {
      ...settings,
      eresources: { ...settings.eresources, networks: NETWORKS, proxies: PROXIES },
    });
    app.clock.advance(60);
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
  });
  afterAll(() => app.close());

  const put = async (entrances: Entrance[], more: Partial<InputOf<typeof putEresource.input>> = {}) => {
    const facts = {
      code: `e${++number}`,
      names: { 'en-US': 'JSTOR' },
      status: 'formal' as const,
      isOpen: true,
    };
    return (await desk.call(putEresource, { ...facts, entrances, ...more })).id;
  };
  const from = (address: string, id: string, more: object = {}) =>
    app.client({ address }).call(chooseEntrance, { id, ...more });
  const signedIn = async (address: string, given: Parameters<typeof buildPatron>[1] = {}) => {
    const patron = await buildPatron(app.deps.db, given);
    return { patron, client: app.client({ address, token: await buildSession(app.deps.db, patron) }) };
  };

  it('are taken in their order: inside without a proxy, elsewhere through it', async () => {
    const id = await put([
      { address: 'https://www.jstor.org/', place: 'inside' },
      { address: 'https://www.jstor.org/', place: 'outside', proxy: 'ez' },
    ]);
    for (const address of [CAMPUS, READING_ROOM, '198.51.100.9'])
      expect(await from(address, id), address).toMatchObject({ isOpen: true, url: 'https://www.jstor.org/' });
    expect(await from(HOME, id)).toMatchObject({
      isOpen: true,
      url: 'https://proxy.example.org/login?url=https://www.jstor.org/',
      reason: '',
      entrances: [
        { isOpen: false, reason: 'outside' },
        { isOpen: true, reason: '' },
      ],
    });
  });

  it('count only the networks and ranges that they name', async () => {
    const id = await put([
      { address: 'https://a.example.org/', place: 'inside', networks: ['branch'] },
      { address: 'https://b.example.org/', place: 'inside', ranges: ['203.0.113.8/29', '2001:db8:9::1'] },
    ]);
    expect(await from(CAMPUS, id)).toMatchObject({
      isOpen: false,
      url: '',
      reason: 'outside',
      signInHelps: false,
    });
    expect((await from('198.51.100.2', id)).url).toBe('https://a.example.org/');
    expect((await from(HOME, id)).url).toBe('https://b.example.org/');
    expect((await from('::ffff:203.0.113.9', id)).url).toBe('https://b.example.org/');
    expect((await from('2001:db8:9::1', id)).url).toBe('https://b.example.org/');
  });

  it.each([
    ['ez', 'https://proxy.example.org/login?url=https://www.x-y.org/a?b=c&d=%20'],
    ['coded', 'https://proxy.example.org/login?qurl=https%3A%2F%2Fwww.x-y.org%2Fa%3Fb%3Dc%26d%3D%2520'],
    ['host', 'https://www-x-y-org.vpn.example.org/a?b=c&d=%20'],
    [
      'athens',
      'https://go.openathens.net/redirector/example.org?url=https%3A%2F%2Fwww.x-y.org%2Fa%3Fb%3Dc%26d%3D%2520',
    ],
  ])('are written through the proxy %s', async (proxy, url) => {
    const id = await put([{ address: 'https://www.x-y.org/a?b=c&d=%20', proxy }]);
    expect((await from(HOME, id)).url).toBe(url);
  });

  it('ask for the reader where they are for some only, and say what keeps one out', async () => {
    await buildPatronGroup(app.deps.db, { code: 'staff' });
    const id = await put([{ address: 'https://www.jstor.org/', groups: ['staff'] }]);
    expect(await from(HOME, id)).toMatchObject({ isOpen: false, reason: 'signIn', signInHelps: true });
    const student = await signedIn(HOME);
    expect(await student.client.call(chooseEntrance, { id })).toMatchObject({
      isOpen: false,
      reason: 'group',
    });
    const teacher = await signedIn(HOME, { patron_group: 'staff' });
    expect(await teacher.client.call(chooseEntrance, { id })).toMatchObject({ isOpen: true });
    const gone = await signedIn(HOME, { patron_group: 'staff', expires_on: '2020-01-01' });
    expect(await gone.client.call(chooseEntrance, { id })).toMatchObject({
      isOpen: false,
      reason: 'blocked',
    });
    const elsewhere = await put([{ address: 'https://www.jstor.org/', libraries: ['nowhere'] }]);
    expect(await teacher.client.call(chooseEntrance, { id: elsewhere })).toMatchObject({ reason: 'library' });
  });

  it('all ask for the reader where the database says "sign in first"', async () => {
    const id = await put([{ address: 'https://www.jstor.org/' }], { signInFirst: true });
    expect(await from(CAMPUS, id)).toMatchObject({ isOpen: false, reason: 'signIn' });
    const { client } = await signedIn(CAMPUS);
    expect(await client.call(chooseEntrance, { id })).toMatchObject({ isOpen: true });
  });

  it('lead to the article, else the issue, else the title, and say which', async () => {
    const links = {
      article: 'https://www.jstor.org/doi/{doi}',
      issue: 'https://www.jstor.org/issue?s={issn}&v={volume}&i={issue}&p={page}',
      title: 'https://www.jstor.org/journal/{issn}',
    };
    const id = await put([{ address: 'https://www.jstor.org/', proxy: 'coded' }], { links });
    const url = async (cited: object) => {
      const { level, url: address } = await from(HOME, id, cited);
      return [level, decodeURIComponent(address.slice('https://proxy.example.org/login?qurl='.length))];
    };
    expect(await url({ doi: 'https://doi.org/10.1000/a b?c', issn: '1234-5679' })).toEqual([
      'article',
      'https://www.jstor.org/doi/10.1000/a%20b%3Fc',
    ]);
    expect(await url({ issn: '1234-5679', volume: '7', issue: '2&x=1' })).toEqual([
      'issue',
      'https://www.jstor.org/issue?s=1234-5679&v=7&i=2%26x%3D1&p=',
    ]);
    expect(await url({ issn: '1234-5679', volume: '7' })).toEqual([
      'title',
      'https://www.jstor.org/journal/1234-5679',
    ]);
    expect(await url({})).toEqual(['resource', 'https://www.jstor.org/']);
  });

  it('are chosen by the reader among those that are open', async () => {
    const id = await put([
      { address: 'https://a.example.org/', names: { 'en-US': 'Mirror' } },
      { address: 'https://b.example.org/' },
      { address: 'https://c.example.org/', place: 'inside' },
    ]);
    const [first, second, third] = (await from(HOME, id)).entrances;
    expect(first).toMatchObject({ name: 'Mirror', isOpen: true });
    expect((await from(HOME, id, { entranceId: second?.entranceId })).url).toBe('https://b.example.org/');
    expect(await from(HOME, id, { entranceId: third?.entranceId })).toMatchObject({
      isOpen: false,
      reason: 'outside',
    });
    expect(await from(HOME, await put([]))).toMatchObject({ isOpen: false, reason: '', entrances: [] });
  });

  it('are tried by staff as from any address and as any reader', async () => {
    await buildPatronGroup(app.deps.db, { code: 'staff' });
    const { patron } = await signedIn(HOME, { patron_group: 'staff' });
    const id = await put([{ address: 'https://www.jstor.org/', place: 'inside', groups: ['staff'] }]);
    const tried = (input: object) => desk.call(tryEntrances, { id, address: CAMPUS, ...input });
    expect(await tried({})).toMatchObject({ reason: 'signIn' });
    expect(await tried({ primaryId: patron.primary_id })).toMatchObject({ isOpen: true });
    expect(await tried({ primaryId: patron.primary_id, address: HOME })).toMatchObject({ reason: 'outside' });
    await expect(tried({ primaryId: 'nobody' })).rejects.toMatchObject({ code: 'PATRON_NOT_FOUND' });
    await expect(tried({ address: '300.1.1.1' })).rejects.toMatchObject({ code: 'ENTRANCE_RANGE_REFUSED' });
    expect(await desk.call(getEntranceChoices, {})).toMatchObject({
      networks: [{ code: 'campus', name: 'Campus' }, { code: 'branch' }],
      proxies: [{ code: 'ez', kind: 'prefix' }, { code: 'coded' }, { code: 'host' }, { code: 'athens' }],
      groups: expect.arrayContaining([expect.objectContaining({ code: 'staff' })]),
    });
  });

  it('keep their ids when the database is changed, and nobody gives them that of another', async () => {
    const other = await desk.call(getStaffEresource, {
      id: await put([{ address: 'https://o.example.org/' }]),
    });
    const id = await put([{ address: 'https://a.example.org/' }]);
    const before = await desk.call(getStaffEresource, { id });
    const known = before.entrances[0]?.id ?? '';
    const stolen = other.entrances[0]?.id ?? '';
    await put(
      [
        { id: stolen, address: 'https://b.example.org/' },
        { id: known, address: 'https://c.example.org/' },
      ],
      { id, code: before.code },
    );
    const { entrances } = await desk.call(getStaffEresource, { id });
    expect(entrances[1]).toMatchObject({ id: known, address: 'https://c.example.org/' });
    expect(entrances[0]?.id).not.toBe(stolen);
    expect((await desk.call(getStaffEresource, { id: other.id })).entrances).toEqual(other.entrances);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://ftp.example.org/',
    '//www.example.org/',
    'www.example.org',
    'https://user:pass@www.example.org/',
    'https://localhost/',
    'http://intranet/',
    'https://files.corp/',
    'http://printer.local/',
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://10.0.0.8:8080/',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://169.254.169.254/latest/meta-data',
    'https://{doi}.example.org/',
    'https://www.example.org/{doi',
    'https://www.example.org/a b',
    'https://',
    '',
  ])('are refused at the address %j', async (address) => {
    const refused = { code: 'ENTRANCE_ADDRESS_REFUSED' };
    await expect(put([{ address }])).rejects.toMatchObject(refused);
    if (address !== '') await expect(put([], { links: { article: address } })).rejects.toMatchObject(refused);
  });

  it('are refused with ranges, networks and proxies that are none', async () => {
    const address = 'https://www.jstor.org/';
    const refused = (entrance: object, code: string) =>
      expect(put([{ address, ...entrance }])).rejects.toMatchObject({ code });
    await refused({ ranges: ['192.0.2.0/24', '192.0.2.0/99'] }, 'ENTRANCE_RANGE_REFUSED');
    await refused({ networks: ['moon'] }, 'ENTRANCE_WAY_UNKNOWN');
    await refused({ proxy: 'moon' }, 'ENTRANCE_WAY_UNKNOWN');
  });
});
