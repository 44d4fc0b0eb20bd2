import { getAuthorBookInfo } from '@lectern/contracts/discovery/authors/get-author-book-info';
import { getAuthorInfo } from '@lectern/contracts/discovery/authors/get-author-info';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { control, data, LEADER } from '@lectern/marc/testing/record-builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { importMarc } from '../../../testing/import-marc.ts';
import { yearsOfLife } from './years-of-life.ts';

/** A record with a year and creators. */
function work(number: string, year: string, ...creators: ReturnType<typeof data>[]): MarcRecord {
  return {
    leader: LEADER,
    fields: [
      control('001', number),
      control('008', `200101s${year}    xx            000 0 eng d`),
      data('245', '10', `aWork ${number}.`),
      ...creators,
    ],
  };
}
const RECORDS = [
  work(
    'lu1',
    '1923',
    data('100', '1 ', '6880-01', 'aLu, Xun,', 'd1881-1936,', 'eauthor.'),
    data('880', '1 ', '6100-01', 'a鲁迅,', 'd1881-1936'),
  ),
  work('lu2', '1926', data('100', '1 ', 'a鲁迅'), data('700', '1 ', 'aGladkov, Fyodor,', 'eauthor.')),
  work('lu3', '1933', data('100', '1 ', 'aLu, Xun,', 'd1881-', '4aut'), data('700', '1 ', 'aQu, Qiubai')),
  work('lu4', '1930', data('100', '1 ', 'aGladkov, Fyodor'), data('700', '1 ', 'aLu, Xun,', '4trl')),
  work('kim1', '2001', data('100', '1 ', 'aKim, Min,', 'd1950-')),
  work('kim2', '2002', data('100', '1 ', 'aKim, Min,', 'd1971-')),
  work('nobody', '2003'),
];

describe('an author', () => {
  let app: CatalogueApp;
  let ids: string[] = [];
  beforeAll(async () => {
    app = await createCatalogueApp();
    ids = await importMarc(app, { records: RECORDS });
  });
  afterAll(() => app.close());

  it('has all forms of the name, roles, years and those who worked along', async () => {
    const author = await app.client().call(getAuthorInfo, { recordId: ids[0]! });
    expect(author).toMatchObject({
      name: 'Lu, Xun',
      kind: 'person',
      dates: '1881-1936',
      namesakes: [],
      workCount: 4,
      coAuthors: [
        { name: 'Gladkov, Fyodor', count: 2 },
        { name: 'Qu, Qiubai', count: 1 },
      ],
      years: [
        { year: 1923, count: 1 },
        { year: 1926, count: 1 },
        { year: 1930, count: 1 },
        { year: 1933, count: 1 },
      ],
    });
    expect(author.otherForms).toEqual(['鲁迅']);
    expect(author.roles).toEqual([
      { code: 'aut', name: 'author', count: 2 },
      { code: 'trl', name: 'translator', count: 1 },
    ]);
  });

  it('is the same by each form of the name, in each order', async () => {
    for (const author of ['鲁迅', '魯迅', 'Lu, Xun', 'Xun Lu', 'LU XUN'])
      expect((await app.client().call(getAuthorInfo, { author })).workCount).toBe(4);
  });

  it('is told as several persons where records say different years of life', async () => {
    const author = await app.client().call(getAuthorInfo, { author: 'Kim, Min' });
    expect(author).toMatchObject({ dates: '', namesakes: ['1950-', '1971-'], workCount: 2 });
  });

  it('has the works newest first, page by page, with the role in each', async () => {
    const first = await app.client().call(getAuthorBookInfo, { recordId: ids[0]!, rows: 3 });
    expect(first.total).toBe(4);
    expect(first.works.map(({ title, publishYear, roles }) => [title, publishYear, roles])).toEqual([
      ['Work lu3', 1933, ['author']],
      ['Work lu4', 1930, ['translator']],
      ['Work lu2', 1926, []],
    ]);
    const second = await app.client().call(getAuthorBookInfo, { author: 'Xun Lu', rows: 3, page: 2 });
    expect(second.works.map(({ title }) => title)).toEqual(['Work lu1']);
  });

  it('is not found by words of a name, in a record without one, and in another library', async () => {
    const unknown = { code: 'AUTHOR_NOT_FOUND' };
    for (const input of [{ author: 'Lu' }, { author: 'x'.repeat(200) }, { author: 'a '.repeat(100) }, {}])
      await expect(app.client().call(getAuthorInfo, input)).rejects.toMatchObject(unknown);
    const without = { recordId: ids.at(-1)! };
    await expect(app.client().call(getAuthorBookInfo, without)).rejects.toMatchObject(unknown);
    const beta = app.client({ tenant: 'beta' });
    await expect(beta.call(getAuthorInfo, { recordId: ids[0]! })).rejects.toMatchObject(unknown);
  });
});

describe('years of life', () => {
  it('of one person are the fullest text', () => {
    expect(yearsOfLife(['1881-', '1881-1936', '民国'])).toEqual({ dates: '1881-1936', namesakes: [] });
    expect(yearsOfLife(['清'])).toEqual({ dates: '清', namesakes: [] });
    expect(yearsOfLife([])).toEqual({ dates: '', namesakes: [] });
  });
});
