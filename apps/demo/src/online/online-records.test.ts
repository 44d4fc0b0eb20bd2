import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import { describe, expect, it } from 'vitest';
import { onlineRecords } from './online-records.ts';
import { ONLINE_KINDS, ONLINE_WORKS } from './online-works.ts';

const bibs = onlineRecords('demo').map((record) => mapRecord(record, {}));
const bibOf = (title: string) => bibs.find((bib) => bib.title.startsWith(title))!;

describe('the online resources of the demo', () => {
  it('are records of every kind that can be written as MARC, each with an address', () => {
    const types = { ebook: 'ebook', thesis: 'thesis', article: 'article', database: 'electronic' } as const;
    expect(bibs.map(({ docType }) => docType)).toEqual(ONLINE_WORKS.map(({ kind }) => types[kind]));
    expect(new Set(ONLINE_WORKS.map(({ kind }) => kind))).toEqual(new Set(ONLINE_KINDS));
    for (const [at, record] of onlineRecords('demo').entries()) {
      expect(writeIso2709(record).length).toBeGreaterThan(100);
      expect(bibs[at]).toMatchObject({ flavour: 'marc21', year: ONLINE_WORKS[at]!.year, items: [] });
      expect(bibs[at]!.links).toEqual([expect.objectContaining({ kind: 'fulltext' })]);
      expect(bibs[at]!.links[0]!.url).toMatch(/^https:\/\/[\w.-]+\/\S*$/);
    }
  });

  it('have author, journal, degree and number', () => {
    const article = bibOf('Computing Machinery');
    expect(article.creators[0]).toMatchObject({ name: 'Turing, Alan Mathison', dates: '1912-1954' });
    expect(article.host).toMatchObject({ title: 'Mind', issn: '0026-4423' });
    expect(article.identifiers).toContainEqual({ kind: 'doi', value: '10.1093/mind/LIX.236.433' });
    expect(bibOf('PubMed').creators[0]).toMatchObject({ kind: 'corporate' });
    expect(bibOf('Recherches').notes.join(' ')).toContain('Université de Paris, 1924');
    expect(bibOf('Frankenstein').imprints[0]).toMatchObject({ places: ['London'], date: '1818' });
  });

  it('have different control numbers, and the town has none', () => {
    expect(new Set(ONLINE_WORKS.map(({ id }) => id)).size).toBe(ONLINE_WORKS.length);
    expect(new Set(ONLINE_WORKS.map(({ address }) => address)).size).toBe(ONLINE_WORKS.length);
    expect(onlineRecords('harbour')).toEqual([]);
  });
});
