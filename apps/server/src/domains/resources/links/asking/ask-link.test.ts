import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProbeOutside } from '../../../../platform/outside/probe-outside.ts';
import {
  hangs,
  LINK_ADDRESSES,
  type LinkServer,
  leadsTo,
  neverEnds,
  onlyGet,
  startLinkServer,
  withStatus,
} from '../../../../testing/link-server.ts';
import { makeCertificate } from '../../../../testing/test-certificate.ts';
import { createAskLink } from './ask-link.ts';
import { createPoliteProbe, linkUserAgent } from './polite-probe.ts';

const PATIENCE_MS = 400;
const userAgent = linkUserAgent('https://library.example.org');

function asker(pauseMs = 0) {
  return createAskLink(
    createPoliteProbe(createProbeOutside(LINK_ADDRESSES), { pauseMs, userAgent }),
    PATIENCE_MS,
  );
}

describe('an address that is asked', () => {
  let server: LinkServer;
  const ask = asker();
  beforeAll(async () => {
    server = await startLinkServer();
  });
  beforeEach(() => {
    server.answers = {};
    server.asked.length = 0;
    server.requests.length = 0;
    server.atOnce.clear();
  });
  afterAll(() => server.close());
  const fine = (status = 200) => ({ state: 'fine', reason: '', status, movedTo: '' });

  it('is fine where it answers, and is asked for no more than its head', async () => {
    expect(await ask(server.at('/'))).toEqual(fine());
    expect(server.asked).toEqual(['HEAD well.example.org/']);
    expect(server.requests[0]).toMatchObject({ 'user-agent': userAgent });
    expect(userAgent).toContain('+https://library.example.org');
  });

  it('is asked by GET where HEAD is refused, and its endless body is not read', async () => {
    server.answers = { '/page': onlyGet, '/endless': neverEnds };
    expect(await ask(server.at('/page'))).toEqual(fine());
    expect(server.asked).toEqual(['HEAD well.example.org/page', 'GET well.example.org/page']);
    expect(await ask(server.at('/endless'))).toEqual(fine());
  });

  it.each([
    [404, 'broken'],
    [410, 'broken'],
    [401, 'signIn'],
    [403, 'signIn'],
    [500, 'silent'],
    [503, 'silent'],
  ] as const)('that answers %i is %s, and GET says so too', async (status, state) => {
    server.answers = { '/': withStatus(status) };
    expect(await ask(server.at('/'))).toEqual({ state, reason: 'status', status, movedTo: '' });
    expect(server.asked).toHaveLength(2);
  });

  it('is silent where nobody answers in time or the connection ends', async () => {
    server.answers = { '/hangs': hangs, '/cut': (request) => request.destroy() };
    server.answers = {
      ...server.answers,
      '/hangsAtHead': (request, response) => request.method === 'GET' && response.end(),
    };
    const started = performance.now();
    expect(await ask(server.at('/hangs'))).toMatchObject({ state: 'silent', reason: 'timeout' });
    expect(performance.now() - started).toBeLessThan(4 * PATIENCE_MS);
    expect(await ask(server.at('/cut'))).toMatchObject({ state: 'silent', reason: 'cut' });
    expect(await ask(server.at('/hangsAtHead'))).toEqual(fine());
  });

  it('is broken where nobody knows the name, or nothing listens', async () => {
    expect(await ask('http://nobody.example.org/')).toMatchObject({ state: 'broken', reason: 'name' });
    expect(await ask('http://well.example.org:9/')).toMatchObject({ state: 'broken', reason: 'refused' });
  });

  it('is fine behind redirects that are not for good', async () => {
    server.answers = { '/a': leadsTo('/b'), '/b': leadsTo(server.at('/c', 'other.example.org'), 303) };
    expect(await ask(server.at('/a'))).toEqual(fine());
    expect(server.asked.at(-1)).toBe('HEAD other.example.org/c');
  });

  it('moved where redirects for good lead elsewhere, as far as they are for good', async () => {
    server.answers = { '/a': leadsTo('/b', 301), '/b': leadsTo('/c', 308), '/c': leadsTo('/session', 302) };
    expect(await ask(server.at('/a'))).toEqual({
      state: 'moved',
      reason: 'status',
      status: 200,
      movedTo: server.at('/c'),
    });
    server.answers = { '/a': leadsTo('/b', 302), '/b': leadsTo('/c', 301) };
    expect(await ask(server.at('/a'))).toEqual(fine());
    server.answers = { '/a': leadsTo('/b', 301), '/b': withStatus(404) };
    expect(await ask(server.at('/a'))).toMatchObject({ state: 'broken', status: 404, movedTo: '' });
  });

  it('did not move where people see the same address', async () => {
    server.answers = { '/a': leadsTo('/a/', 301) };
    expect(await ask(server.at('/a', 'www.example.org'))).toEqual(fine());
    server.answers = {};
    server.answers = {
      '/x': (request, response) =>
        request.headers.host?.startsWith('www.')
          ? response.writeHead(200).end()
          : response.writeHead(301, { location: server.at('/x', 'www.example.org') }).end(),
    };
    expect(await ask(server.at('/x', 'example.org'))).toEqual(fine());
  });

  it('asks for a sign-in where it leads to a page for that', async () => {
    server.answers = { '/journal': leadsTo('/accounts/sign-in?next=/journal') };
    expect(await ask(server.at('/journal'))).toMatchObject({ state: 'signIn', reason: 'login' });
    server.answers = { '/journal': leadsTo('/casual-reading') };
    expect(await ask(server.at('/journal'))).toEqual(fine());
  });

  it('is broken where it leads in a circle or too far, without going on', async () => {
    server.answers = { '/a': leadsTo('/b'), '/b': leadsTo('/a') };
    expect(await ask(server.at('/a'))).toMatchObject({ state: 'broken', reason: 'loop' });
    expect(server.asked).toHaveLength(6);
  });

  it('takes cookies along a way that needs them, to their own host only', async () => {
    server.answers = {
      '/a': (request, response) =>
        request.headers.cookie === 'seen=1'
          ? response.writeHead(200).end()
          : response.writeHead(302, { location: '/a', 'set-cookie': 'seen=1; Path=/' }).end(),
      '/b': (_request, response) =>
        void response
          .writeHead(302, { location: server.at('/c', 'other.example.org'), 'set-cookie': 'seen=1' })
          .end(),
    };
    expect(await ask(server.at('/a'))).toEqual(fine());
    await ask(server.at('/b'));
    expect(server.requests.at(-1)).not.toHaveProperty('cookie');
  });

  it.each([
    'http://inside.example.org/',
    'http://10.0.0.7/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'file:///etc/passwd',
    'http://me:secret@well.example.org/',
  ])('does not follow a redirect to %s', async (inside) => {
    server.answers = { '/a': leadsTo(inside) };
    expect(await ask(server.at('/a'))).toMatchObject({ state: 'broken', reason: 'inside' });
    expect(server.asked).toHaveLength(1);
  });

  it('rests as long as its host asks, within bounds', async () => {
    server.answers = {
      '/a': withStatus(429, { 'retry-after': '7200' }),
      '/b': withStatus(503, { 'retry-after': '99999999' }),
      '/c': withStatus(429),
      '/d': withStatus(429, { 'retry-after': '0' }),
    };
    expect(await ask(server.at('/a'))).toEqual({ state: 'rests', restMs: 7_200_000 });
    expect(server.asked).toHaveLength(1);
    expect(await ask(server.at('/b'))).toEqual({ state: 'rests', restMs: 7 * 86_400_000 });
    expect(await ask(server.at('/c'))).toEqual({ state: 'rests', restMs: 86_400_000 });
    expect(await ask(server.at('/d'))).toEqual({ state: 'rests', restMs: 60_000 });
  });

  it('waits for its turn at its host, while other hosts answer', async () => {
    server.answers = {
      '/slow': (_request, response) => void setTimeout(() => response.writeHead(200).end(), 60),
    };
    const patient = asker(50);
    const started = performance.now();
    const slow = ['a', 'b', 'c'].map((name) => patient(server.at(`/slow?${name}`, 'slow.example.org')));
    const quick = patient(server.at('/', 'quick.example.org')).then(() => performance.now() - started);
    expect(await Promise.all(slow)).toEqual([fine(), fine(), fine()]);
    expect(performance.now() - started).toBeGreaterThan(3 * 60 + 2 * 50 - 20);
    expect(await quick).toBeLessThan(150);
    expect(server.atOnce.get('slow.example.org')).toBe(1);
  });
});

const certificate = makeCertificate('other.example.org');

describe.skipIf(!certificate)('an address with a certificate that nobody vouches for', () => {
  it('is broken', async () => {
    const server = await startLinkServer(certificate);
    expect(await asker()(server.at('/', 'other.example.org'))).toMatchObject({
      state: 'broken',
      reason: 'certificate',
    });
    await server.close();
  });
});
