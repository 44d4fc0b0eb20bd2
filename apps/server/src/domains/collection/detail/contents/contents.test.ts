import { data, LEADER } from '@lectern/marc/testing/record-builders';
import { describe, expect, it } from 'vitest';
import { levelled } from './levelled.ts';
import { pageAtEnd } from './page-at-end.ts';
import { contentsOfFields, contentsOfTexts } from './read-contents.ts';

const marc21 = (...fields: ReturnType<typeof data>[]) =>
  contentsOfFields({ leader: LEADER, fields }, 'marc21');
const unimarc = (...fields: ReturnType<typeof data>[]) =>
  contentsOfFields({ leader: LEADER, fields }, 'unimarc');
/** Each line as "level title". */
const tree = (lines: ReturnType<typeof contentsOfTexts>) =>
  levelled(lines).map(({ level, title }) => `${level} ${title}`);

describe('contents of a record', () => {
  it('are read from a text with dashes, with responsibility and page', () => {
    const lines = marc21(data('505', '0 ', 'aThe sea / A. Author -- The whale (p. 12-30) -- Notes ... 31.'));
    expect(lines).toEqual([
      { title: 'The sea', responsibility: 'A. Author', page: '' },
      { title: 'The whale', responsibility: '', page: '12-30' },
      { title: 'Notes', responsibility: '', page: '31' },
    ]);
  });

  it('are not parted between two numbers', () => {
    expect(marc21(data('505', '0 ', 'aThe war, 1914--1918 -- Peace')).map(({ title }) => title)).toEqual([
      'The war, 1914--1918',
      'Peace',
    ]);
  });

  it('are read from subfields of titles, numbers and names', () => {
    const field = data(
      '505',
      '00',
      'gv. 1.',
      'tSwann’s way /',
      'rM. Proust --',
      'gv. 2.',
      'tIn a grove',
      'gp. 9',
    );
    expect(marc21(field)).toEqual([
      { title: 'v. 1. Swann’s way', responsibility: 'M. Proust', page: '' },
      { title: 'v. 2. In a grove', responsibility: '', page: '9' },
    ]);
  });

  it('are read in the other script too, and not from pairs of other fields', () => {
    const lines = marc21(
      data('505', '0 ', '6880-01', 'aYi -- Er'),
      data('880', '0 ', '6505-01', 'a一 -- 二'),
      data('880', '0 ', '6245-02', 'a三'),
    );
    expect(lines.map(({ title }) => title)).toEqual(['Yi', 'Er', '一', '二']);
  });

  it('of UNIMARC have levels and pages where the record says them', () => {
    const field = data('327', '1 ', 'bPremière partie', 'cChapitre un', 'p7', 'cChapitre deux', 'bFin');
    const lines = unimarc(field, data('505', '0 ', 'aanother field in UNIMARC'));
    expect(lines[1]).toEqual({ title: 'Chapitre un', responsibility: '', page: '7', level: 2 });
    expect(tree(lines)).toEqual(['1 Première partie', '2 Chapitre un', '2 Chapitre deux', '1 Fin']);
  });

  it('have the levels that parts, chapters and sections say', () => {
    const texts = [
      '前言 -- 第一编 海洋 -- 第一章 鲸 -- 第一节 分类 -- 第二节 习性 -- 第二章 鱼 -- 第二编 江河 -- 参考文献',
    ];
    expect(tree(contentsOfTexts(texts))).toEqual([
      '1 前言',
      '1 第一编 海洋',
      '2 第一章 鲸',
      '3 第一节 分类',
      '3 第二节 习性',
      '2 第二章 鱼',
      '1 第二编 江河',
      '1 参考文献',
    ]);
    expect(tree(contentsOfTexts(['1.1 Sets -- 1.1.1 Maps -- 1.2 Orders']))).toEqual([
      '1 1.1 Sets',
      '2 1.1.1 Maps',
      '1 1.2 Orders',
    ]);
    expect(
      tree(contentsOfTexts(['Preface -- Part I. Land -- Hills -- Part II. Sea -- Tides -- Index'])),
    ).toEqual(['1 Preface', '1 Part I. Land', '2 Hills', '1 Part II. Sea', '2 Tides', '1 Index']);
  });

  it('have one level where nothing says another, and none for marks alone', () => {
    expect(tree(contentsOfTexts(['Tides -- . -- Volcanoes']))).toEqual(['1 Tides', '1 Volcanoes']);
  });

  it('keep numbers in titles, and find pages of a hostile line in no time', () => {
    expect(pageAtEnd('Nineteen 84')).toEqual({ rest: 'Nineteen 84', page: '' });
    expect(pageAtEnd('第1章 绪论……12')).toEqual({ rest: '第1章 绪论', page: '12' });
    const begun = performance.now();
    contentsOfTexts([`${'. '.repeat(200_000)}x`, `${'-'.repeat(200_000)}`, `${' / '.repeat(100_000)}`]);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
