import { getRelMetadata } from '@lectern/contracts/discovery/related/get-rel-metadata';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { control, data, LEADER } from '@lectern/marc/testing/record-builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { importMarc } from '../../../testing/import-marc.ts';
import { nearestTo } from './reasons/nearest-to.ts';

function work(
  number: string,
  title: string,
  author: string,
  ...fields: ReturnType<typeof data>[]
): MarcRecord {
  return {
    leader: LEADER,
    fields: [
      control('001', number),
      control('008', '200101s2001    xx            000 0 eng d'),
      data('100', '1 ', `a${author}`),
      data('245', '10', `a${title}.`),
      ...fields,
    ],
  };
}
const inSeries = (number: number) => data('490', '0 ', 'aShore studies ;', `vv. ${number}`);
const classed = (notation: string, call: string) => [
  data('084', '  ', `a${notation}`, '2clc'),
  data('952', '  ', `p${call}`, 'aMAIN', 'cMAIN-3F', `o${call}`, 'yBOOK'),
];

const RECORDS = [
  work('s2', 'Sand', 'Shore, Ann', inSeries(2), ...classed('P731', 'P731/5'), data('650', ' 0', 'aCoasts')),
  work('s2b', 'Sand', 'Shore, Ann', data('250', '  ', 'a2nd ed.')),
  ...[1, 3, 10, 11].map((number) =>
    work(`s${number}`, `Part ${number}`, `Writer ${number}`, inSeries(number)),
  ),
  work('own', 'Dunes', 'Shore, Ann', inSeries(30)),
  work('own2', 'Winds', 'Ann Shore'),
  work('c1', 'Class one', 'A', ...classed('P731', 'P731/4')),
  work('c2', 'Class two', 'B', ...classed('P731', 'P731/6')),
  work('c3', 'Class three', 'C', ...classed('P731', 'P731/60')),
  work('h1', 'About coasts', 'D', data('650', ' 0', 'aCoasts')),
];

describe('works that are related to a record', () => {
  let app: CatalogueApp;
  let sand = '';
  beforeAll(async () => {
    app = await createCatalogueApp();
    [sand = ''] = await importMarc(app, { records: RECORDS });
  });
  afterAll(() => app.close());

  const titlesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    Object.fromEntries(answer.reasons.map(({ reason, works }) => [reason, works.map(({ title }) => title)]));
  const ask = (recordId: string, rows?: number) =>
    app.client().call(getRelMetadata, { recordId, ...(rows && { rows }) });

  it('are told once each, for the first reason that they have', async () => {
    const answer = await ask(sand, 4);
    const titles = titlesOf(answer);
    expect(Object.keys(titles)).toEqual(['edition', 'series', 'author', 'shelf', 'similar']);
    expect(titles).toMatchObject({
      edition: ['Sand'],
      series: ['Part 1', 'Part 3', 'Part 10', 'Part 11'],
      author: expect.arrayContaining(['Dunes', 'Winds']),
      shelf: ['Class one', 'Class two', 'Class three'],
      similar: ['About coasts'],
    });
    const ids = answer.reasons.flatMap(({ works }) => works.map(({ recordId }) => recordId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(sand);
  });

  it('say what they have in common, and what shows it', async () => {
    const { reasons } = await ask(sand, 2);
    const found = Object.fromEntries(reasons.map((one) => [one.reason, one]));
    expect(found.edition?.works[0]?.about).toEqual(['2nd ed.']);
    expect(found.series).toMatchObject({
      name: 'Shore studies',
      works: [{ about: ['v. 1'] }, { about: ['v. 3'] }],
    });
    expect(found.author?.name).toBe('Shore, Ann');
    expect(found.shelf?.name).toContain('P731');
    expect(found.shelf?.works.map(({ about }) => about)).toEqual([['P731/4'], ['P731/6']]);
    expect(found.similar?.works[0]?.about.length).toBeGreaterThan(0);
  });

  it('are none for a record that has nothing in common, and no reason is empty', async () => {
    const { reasons } = await ask(app.ids.honglou!);
    expect(reasons).toEqual([]);
  });

  it('are refused for a record of another library', async () => {
    const beta = app.client({ tenant: 'beta' });
    await expect(beta.call(getRelMetadata, { recordId: sand })).rejects.toMatchObject({
      code: 'BIB_NOT_FOUND',
    });
  });
});

describe('what stands nearest to a place in a list', () => {
  it('is taken before and behind, and more on one side where the other ends', () => {
    const list = ['a', 'b', 'c', 'd', 'e'];
    expect(nearestTo(list, 2, 2)).toEqual(['b', 'd']);
    expect(nearestTo(list, 0, 2)).toEqual(['b', 'c']);
    expect(nearestTo(list, 4, 3)).toEqual(['b', 'c', 'd']);
    expect(nearestTo(list, 1, 9)).toEqual(['a', 'c', 'd', 'e']);
    expect(nearestTo(list, -1, 2)).toEqual(['a', 'b']);
  });
});
