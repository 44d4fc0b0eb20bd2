import { type SruTarget, sruTargetSchema } from '@lectern/contracts/people/tenant/source-settings';
import { recordOf } from '@lectern/marc/testing/record-builders';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createFetchOutside } from '../../../platform/outside/fetch-outside.ts';
import { outsideFaults } from '../../../platform/outside/outside-faults-suite.ts';
import type { OutsideServer } from '../../../platform/outside/outside-server.ts';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { remoteCatalogueSuite } from '../remote-catalogue-suite.ts';
import { createSruCatalogue } from './sru-catalogue.ts';
import { type SruManner, startSruServer } from './test-sru-server.ts';

const quiet = { clock: systemClock, log: pino({ level: 'silent' }) };

const fetchOutside = createFetchOutside(createSendOutside(['127.0.0.1']));
const TITLES = ['The whale hunters', 'Whale songs', '鲸 = Whale'];
const RECORDS = [...TITLES, 'Ants & <bees>'].map((title, at) => ({
  title,
  record: recordOf(`n${at}`, title),
}));

function targetAt(origin: string, more: Partial<SruTarget> = {}): SruTarget {
  const target = { code: 'other', names: { 'en-US': 'Other' }, address: `${origin}/sru?db=main` };
  return { ...sruTargetSchema.parse(target), ...more };
}

async function openWorld(manner: SruManner, version: SruTarget['version']) {
  const server = await startSruServer(RECORDS, manner);
  return {
    catalogue: createSruCatalogue({ fetchOutside, ...quiet }),
    target: targetAt(server.origin, { version }),
    words: 'whale',
    titles: TITLES,
    close: () => server.close(),
  };
}

remoteCatalogueSuite('SRU 1.2', () => openWorld({ packing: 'xml', prefix: 'zs:' }, '1.2'));
remoteCatalogueSuite('SRU 1.1 with records as text', () =>
  openWorld({ packing: 'string', prefix: '' }, '1.1'),
);
remoteCatalogueSuite('SRU 2.0', () => openWorld({ packing: 'xml', prefix: 'sruResponse:' }, '2.0'));

describe('an SRU server', () => {
  let server: OutsideServer;
  const catalogue = createSruCatalogue({ fetchOutside, ...quiet });
  const query = { words: 'whale', field: 'any', offset: 0, limit: 10 } as const;
  beforeAll(async () => {
    server = await startSruServer(RECORDS);
  });
  afterAll(() => server.close());

  it('gets requests of its version, with the parameters in its address', async () => {
    await catalogue.search('1001', targetAt(server.origin), { ...query, offset: 20 });
    expect(Object.fromEntries(server.requests.at(-1)!.searchParams)).toEqual({
      db: 'main',
      version: '1.2',
      operation: 'searchRetrieve',
      recordPacking: 'xml',
      query: 'cql.serverChoice all "whale"',
      startRecord: '21',
      maximumRecords: '10',
      recordSchema: 'marcxml',
    });
    await catalogue.search(
      '1001',
      targetAt(server.origin, { version: '2.0', schema: 'marcxml-solr' }),
      query,
    );
    expect(Object.fromEntries(server.requests.at(-1)!.searchParams)).toEqual({
      db: 'main',
      recordXMLEscaping: 'xml',
      query: 'cql.serverChoice all "whale"',
      startRecord: '1',
      maximumRecords: '10',
      recordSchema: 'marcxml-solr',
    });
  });

  it('may have special characters of XML in its records', async () => {
    const { hits } = await catalogue.search('1001', targetAt(server.origin), { ...query, words: 'ants' });
    expect(hits.map(({ bib }) => bib.title)).toEqual(['Ants & <bees>']);
  });

  outsideFaults({
    server: () => server,
    ask: async (origin, timeoutMs) => {
      const catalogue = createSruCatalogue({ fetchOutside, ...quiet }, { timeoutMs, maxBytes: 30_000 });
      return (await catalogue.search('1001', targetAt(origin), query)).total;
    },
    total: 3,
  });
});
