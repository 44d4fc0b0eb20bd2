import { searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import type { Bib } from '@lectern/marc/bib';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import type { Reading } from '@lectern/search/search-engine';
import { describe, expect, it } from 'vitest';
import { testRecord } from '../../../../testing/marc-file.ts';
import type { BibRecord } from '../../../collection/catalogue/records/find-bibs.ts';
import { prepareAnySearch } from '../state/prepare-search.ts';
import { markerOf } from './mark-words.ts';
import { presentHit } from './present-hit.ts';

const { items: _, ...described } = mapRecord(testRecord({ number: '1', title: 'The first title' }), {});

const philosophy: Bib = {
  ...described,
  items: [],
  title: '西方哲学史',
  titles: [
    { kind: 'main', value: '西方哲学史' },
    { kind: 'uniform', value: 'A history of Western philosophy' },
  ],
  responsibility: '罗素著',
  creators: [{ name: '罗素', romanised: 'Luo su', kind: 'person', primary: true, roles: ['aut'] }],
  edition: '第2版',
  imprints: [{ kind: 'publication', places: ['北京'], publishers: ['商务印书馆'], date: '1982' }],
  year: 1982,
  subjects: [{ kind: 'topic', scheme: 'lcsh', parts: ['Logic', 'Europe'] }],
  series: [{ title: '汉译世界学术名著丛书', number: '12' }],
  isbns: [{ value: '9787536692930', valid: true }],
  classes: [{ scheme: 'clc', notation: 'B5' }],
  languages: ['chi'],
};

function hitOf(keyWord: string, reading: Reading = { kind: 'literal' }) {
  const search = prepareAnySearch(searchStateSchema.parse({ keyWord }), { languages: ['eng', 'chi'] });
  return presentHit({ id: '1', bib: philosophy } as BibRecord, markerOf(search, reading));
}

/** The reasons of a hit with what is marked in them. */
function reasonsOf(keyWord: string, reading?: Reading) {
  return hitOf(keyWord, reading).reasons.map(
    ({ part, text, ranges }) => `${part}: ${ranges.map(([from, to]) => text.slice(from, to)).join('|')}`,
  );
}

describe('why a hit is there', () => {
  it('is said where the row shows none of the words', () => {
    expect(reasonsOf('history of western philosophy')).toEqual(['otherTitle: history|of|Western|philosophy']);
    expect(reasonsOf('histories')).toEqual(['otherTitle: history']);
    expect(reasonsOf('logic')).toEqual(['subject: Logic']);
    expect(reasonsOf('世界学术')).toEqual(['series: 世界学术']);
    expect(reasonsOf('北京')).toEqual(['imprint: 北京']);
  });

  it('is said for the words that the row does not show, best first', () => {
    expect(reasonsOf('西方哲学史 logic europe philosophy')).toEqual([
      'subject: Logic|Europe',
      'otherTitle: philosophy',
    ]);
  });

  it('is not said where title, names, publisher, year and edition show all words', () => {
    const hit = hitOf('西方哲学史 罗素 商务印书馆 1982 第2版');
    expect(hit.reasons).toEqual([]);
    expect(hit.factRanges).toEqual({ publisher: [[0, 5]], publishYear: [[0, 4]], edition: [[0, 3]] });
    expect(reasonsOf('the 哲学')).toEqual([]);
  });

  it('is the number of the record that was typed', () => {
    expect(reasonsOf('西方哲学史 978-7-5366-9293-0')).toEqual(['isbn: 978-7-5366-9293-0']);
    expect(reasonsOf('7536692935')).toEqual(['isbn: 978-7-5366-9293-0']);
    expect(reasonsOf('哲学 b5')).toEqual(['class: B5']);
  });

  it('is said for words that were read in another way', () => {
    const changed = [{ from: 'filosophy', to: 'philosophy' }];
    expect(reasonsOf('filosophy', { kind: 'fuzzy', changed })).toEqual(['otherTitle: philosophy']);
    expect(hitOf('xi fang zhe xue', { kind: 'pinyin', syllables: 'xi fang zhe xue' })).toMatchObject({
      titleRanges: [[0, 4]],
      reasons: [],
    });
  });
});
