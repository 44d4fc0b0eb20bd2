import { type OfferService, offerServiceSchema } from '@lectern/contracts/people/tenant/source-settings';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetchOutside } from '../../platform/outside/fetch-outside.ts';
import { outsideFaults } from '../../platform/outside/outside-faults-suite.ts';
import { type OutsideServer, startOutsideServer } from '../../platform/outside/outside-server.ts';
import { createSendOutside } from '../../platform/outside/send-outside.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createHttpEnrichment } from './http-enrichment.ts';

const OFFERS = [
  { name: 'Whale songs', by: { author: 'A. Auteur' }, price: 12.5, link: 'https://shop.example/1' },
  { name: 'Whales', by: {}, link: 'javascript:alert(1)', cover: 'ftp://shop.example/2.jpg' },
  { by: { author: 'nobody' } },
];

describe('an outside service of offers', () => {
  let server: OutsideServer;
  let service: OfferService;
  const secrets = {
    get: async (tenant: string, name: string) => (tenant === '1001' ? `the secret ${name}` : undefined),
  };
  const fetchOutside = createFetchOutside(createSendOutside(['127.0.0.1']));
  const enrichment = createHttpEnrichment({
    fetchOutside,
    secrets,
    clock: createTestClock(),
    log: pino({ level: 'silent' }),
  });
  const query = { words: 'whale & co/#?', page: 2, rows: 10 };
  beforeAll(async () => {
    server = await startOutsideServer(() => ({
      type: 'application/json',
      body: JSON.stringify({ data: { list: OFFERS, count: '240' } }),
    }));
    service = offerServiceSchema.parse({
      names: { 'en-US': 'Shop' },
      address: `${server.origin}/find?q={keyWord}&p={page}&n={rows}`,
      key: 'shop',
      items: 'data.list',
      total: 'data.count',
      fields: { title: 'name', author: 'by.author', url: 'link', imgUrl: 'cover' },
    });
  });
  afterAll(() => server.close());

  it('gets the request of its settings, and its answer is read by the paths in them', async () => {
    const { total, offers } = await enrichment.offers('1001', service, query);
    expect(total).toBe(240);
    expect(offers).toEqual([
      {
        title: 'Whale songs',
        author: 'A. Auteur',
        publisher: '',
        isbn: '',
        imgUrl: '',
        url: 'https://shop.example/1',
        price: '12.5',
      },
      { title: 'Whales', author: '', publisher: '', isbn: '', imgUrl: '', url: '', price: '' },
    ]);
    const url = server.requests.at(-1)!;
    expect(Object.fromEntries(url.searchParams)).toEqual({ q: query.words, p: '2', n: '10' });
    expect(server.headers.at(-1)!.authorization).toBe('Bearer the secret shop');
  });

  it('is not asked without the secret that its settings name', async () => {
    const before = server.requests.length;
    await expect(enrichment.offers('1002', service, query)).rejects.toMatchObject({ fault: 'unreachable' });
    expect(server.requests).toHaveLength(before);
  });

  it('is unreadable if the list is not at its path, also for inherited property names', async () => {
    for (const items of ['data', 'data.nothing', '__proto__', 'constructor.name'])
      await expect(enrichment.offers('1001', { ...service, items }, query)).rejects.toMatchObject({
        fault: 'unreadable',
      });
  });

  outsideFaults({
    server: () => server,
    ask: async (origin, timeoutMs) => {
      const enrichment = createHttpEnrichment(
        { fetchOutside, secrets, clock: createTestClock(), log: pino({ level: 'silent' }) },
        { timeoutMs, maxBytes: 30_000 },
      );
      const address = service.address.replace(server.origin, origin);
      return (await enrichment.offers('1001', { ...service, address }, query)).total;
    },
    total: 240,
  });
});
