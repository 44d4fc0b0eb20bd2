import { createReadStream } from 'node:fs';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { createClient } from '@lectern/contracts/kernel/client';
import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { readMarc } from '@lectern/marc/read-marc';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { importRecords } from '../domains/collection/catalogue/import/import-records.ts';
import { type CatalogueApp, createCatalogueApp } from '../testing/catalogue-app.ts';
import { fetchFrom } from '../testing/test-app.ts';

const paths = ['call-numbers.mrc', 'openurl.mrc', 'years.mrc', 'joiners.mrc', 'links-toc.mrc'].map((file) =>
  sharedFile('field-cases', file),
);

describe.skipIf(paths.includes(undefined))('records that other systems did not find', () => {
  let app: CatalogueApp;
  const numbers = new Map<string, string>();
  beforeAll(async () => {
    app = await createCatalogueApp();
    for (const path of paths) {
      const records = readMarc(createReadStream(path ?? ''));
      await importRecords(app.deps, { tenantId: '1001', source: path ?? '', records });
    }
    const stored = await app.deps.db.selectFrom('bib').select(['id', 'control_number']).execute();
    for (const { id, control_number } of stored) numbers.set(id, control_number);
    await vi.waitFor(
      async () => expect((await app.deps.search.status('1001')).documents).toBe(stored.length),
      { timeout: 30_000, interval: 20 },
    );
  });
  afterAll(() => app.close());

  const client = () =>
    createClient({
      baseUrl: app.deps.config.apiPrefix,
      mappingPath: () => 'alpha',
      language: () => 'en-US',
      session: () => undefined,
      fetch: fetchFrom(app.app),
    });
  const search = (input: z.input<typeof searchBibs.input>) => client().call(searchBibs, input);
  const found = async (input: z.input<typeof searchBibs.input>) =>
    (await search(input)).searchResult.map(({ recordId }) => numbers.get(recordId));

  // A shelf mark is the sequence of its letters and digits (MARC 21, 852 $h $i $k $m); how labels divide it is local.
  it.each([
    ['bug29', 'KF2925.S27 2011', 'KF 2925 S27 2011', 'KF2925S27/2011'],
    ['bug70a', 'MKB PP 305:27,2004', 'MKB PP 305 27 2004', 'mkbpp305.27.2004'],
    ['bug70b', 'CD-40056q', 'CD 40056q', 'CD40056Q'],
    ['bug70c', 'I247.57 / 23', 'I247.57 23', 'I24757/23'],
    ['bug70d', 'PQ 2637 .A82 N4 1964', 'PQ2637A82N4 1964'],
    ['bug70e', 'Z 4 12', '[Diss.] Z 4°12', 'Z 4°/12'],
    ['bug70f', 'ML 410 B42 op. 27 no. 2', 'ML410.B42 op.27, no.2'],
  ])('the call number of %s', async (number, ...typed) => {
    for (const text of typed) {
      expect(await found({ keyWord: text, searchField: 'callNumber' }), text).toContain(number);
      expect(await found({ keyWord: text }), text).toContain(number);
    }
  });

  it('call numbers without their last parts', async () => {
    expect(await found({ keyWord: 'KF 2925', searchField: 'callNumber' })).toContain('bug29');
    expect(await found({ keyWord: 'PQ2637 A82', searchField: 'callNumber' })).toContain('bug70d');
  });

  // Z39.88-2004 and OpenURL 0.1; info:oclcnum and info:lccn (info URI registry); ISSN: a cancelled one names the same serial.
  it.each([
    ['rft_id=info:oclcnum/987650001', 'bug21c'],
    ['oclcnum=ocn987650001', 'bug21c'],
    ['rft_id=info:lccn/2017950001', 'bug21c'],
    ['issn=1472-4561', 'bug21'],
    ['rft.issn=0965-092X', 'bug21'],
    ['genre=article&atitle=Of+nothing&title=Qzjournal+of+link+resolvers', 'bug21b'],
    ['genre=article&atitle=Of+nothing&stitle=Qzjournal+link+resolvers', 'bug21b'],
    ['title=Qzname+rings&aulast=Tolkien&auinit=J', 'bug26j'],
  ])('what the OpenURL %s names', async (openUrl, number) => {
    const { print, links } = await client().call(resolveRequest, { openUrl });
    expect([...print, ...links].map(({ recordId }) => numbers.get(recordId))).toContain(number);
  });

  it('what an OpenURL names by an abbreviated title', async () => {
    const { asked, print } = await client().call(resolveRequest, {
      openUrl: 'genre=journal&stitle=Qzserial+ann.+harb.',
    });
    expect(asked.title).toBe('Qzserial ann. harb.');
    expect(print.map(({ title }) => title).join()).toContain('Qzserial');
  });

  // Sorting and facet are of one year, and years before the common era are of neither.
  it('years in the order and in the facet agree', async () => {
    const { searchResult } = await search({
      keyWord: 'Qzerab',
      sortField: 'publishYear',
      sortClause: 'desc',
      rows: 50,
    });
    const years = searchResult.map(({ publishYear }) => publishYear ?? 0);
    expect(years).toEqual([...years].sort((one, other) => other - one));
    expect(years.every((year) => year === 0 || year > 1800)).toBe(true);
    for (const year of new Set(years.filter((one) => one > 0))) {
      const hits = await search({ keyWord: 'Qzerab', publishBegin: year, publishEnd: year, rows: 50 });
      expect(hits.numFound, String(year)).toBe(years.filter((one) => one === year).length);
    }
  });

  // Unicode 23.2: joiners change how letters look, and a search compares letters.
  it('words with joiners, typed with and without them', async () => {
    for (const text of ['کتاب\u200cهای', 'کتابهای'])
      expect(await found({ keyWord: text }), text).toContain('bug17c');
    for (const text of ['ශ්\u200dරී', 'ශ්රී']) expect(await found({ keyWord: text }), text).toContain('bug50b');
    for (const text of ['അവന്\u200d', 'അവൻ']) expect(await found({ keyWord: text }), text).toContain('bug50c');
  });

  // MARC 21, 856: a table of contents is no text of the work.
  it('printed books with links to contents only are no online resources', async () => {
    const online = await found({ keyWord: 'Qzlink', resourceType: ['electronic'], rows: 50 });
    expect(new Set(online)).toEqual(new Set(['bug10f', 'bug10g']));
  });
});
