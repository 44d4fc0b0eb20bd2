import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFetchOutside } from './fetch-outside.ts';
import { type OutsideServer, startOutsideServer } from './outside-server.ts';
import { isPublicAddress } from './public-address.ts';
import { createSendOutside } from './send-outside.ts';

describe('a request to the outside', () => {
  let server: OutsideServer;
  const fetchInside = createFetchOutside(createSendOutside(['127.0.0.1', 'localhost']));
  const fetchPublic = createFetchOutside(createSendOutside([]));
  beforeAll(async () => {
    server = await startOutsideServer(() => ({
      type: 'text/plain',
      body: 'the whole answer of the service',
    }));
  });
  afterEach(() => {
    server.mood = 'well';
  });
  afterAll(() => server.close());

  const request = (url: string, timeoutMs = 5000) => ({
    url: new URL(url),
    headers: {},
    timeoutMs,
    maxBytes: 1000,
  });

  it('gives the complete response', async () => {
    const { body, contentType } = await fetchInside(request(server.origin));
    expect([contentType, body.toString()]).toEqual(['text/plain', 'the whole answer of the service']);
  });

  it.each([
    ['slow', 'timeout'],
    ['huge', 'unreadable'],
    ['cut', 'unreachable'],
    ['moved', 'unreadable'],
    ['broken', 'unreadable'],
  ] as const)('ends as a fault where the service is %s', async (mood, fault) => {
    server.mood = mood;
    const timeoutMs = mood === 'slow' ? 60 : 5000;
    await expect(fetchInside(request(server.origin, timeoutMs))).rejects.toMatchObject({ fault });
  });

  it('fails as unreachable if no server listens', async () => {
    const gone = await startOutsideServer(() => ({ type: 'text/plain', body: '' }));
    await gone.close();
    await expect(fetchInside(request(gone.origin))).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://localhost:PORT/',
    'http://0.0.0.0:PORT/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.8/',
  ])('never reaches the own network at %s', async (address) => {
    const before = server.requests.length;
    const url = address.replace('PORT', new URL(server.origin).port);
    await expect(fetchPublic(request(url))).rejects.toMatchObject({ fault: 'address' });
    expect(server.requests).toHaveLength(before);
  });
});

describe('a public address', () => {
  it.each([
    ['8.8.8.8', 4],
    ['193.0.0.1', 4],
    ['2001:4860:4860::8888', 6],
  ])('is %s', (address, family) => expect(isPublicAddress(address, family)).toBe(true));

  it.each([
    ['10.1.2.3', 4],
    ['172.31.255.255', 4],
    ['192.168.0.1', 4],
    ['100.64.0.1', 4],
    ['224.0.0.1', 4],
    ['255.255.255.255', 4],
    ['::1', 6],
    ['::', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['fec0::1', 6],
    ['::ffff:8.8.8.8', 6],
    ['64:ff9b::7f00:1', 6],
    ['2002:7f00:1::', 6],
  ])('is not %s', (address, family) => expect(isPublicAddress(address, family)).toBe(false));
});
