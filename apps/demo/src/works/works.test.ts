import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { isIssn } from '@lectern/rules/issn';
import { describe, expect, it } from 'vitest';
import { demoWorks } from './demo-works.ts';
import { parseWorks } from './parse-works.ts';
import type { Work } from './work.ts';

const works = demoWorks('demo');
const harbour = demoWorks('harbour');
const all = [...works, ...harbour];
const titled = (list: readonly Work[], title: string) => list.filter((work) => work.title === title);

const shared =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url));
const classTable = `${shared}/clc-classes/clc.tsv`;

describe('the works of the demo libraries', () => {
  it('are at least a thousand in the university and about a hundred in the town', () => {
    expect(works.length).toBeGreaterThanOrEqual(1000);
    expect(harbour.length).toBeGreaterThanOrEqual(90);
    expect(harbour.length).toBeLessThanOrEqual(130);
  });

  it('have every edition once, each with its own control number', () => {
    for (const list of [works, harbour]) {
      expect(new Set(list.map((work) => work.id)).size).toBe(list.length);
      const editions = list.map((work) => `${work.title}|${work.publisher}|${work.year}`);
      expect(editions.filter((edition, at) => editions.indexOf(edition) !== at)).toEqual([]);
      const isbns = list.flatMap((work) => work.isbn ?? []);
      expect(isbns.filter((isbn, at) => isbns.indexOf(isbn) !== at)).toEqual([]);
    }
  });

  it('have only ISBNs and ISSNs with a valid check digit', () => {
    expect(all.filter((work) => work.isbn && normaliseIsbn(work.isbn) !== work.isbn).map(summary)).toEqual(
      [],
    );
    expect(all.filter((work) => work.issn && !isIssn(work.issn)).map(summary)).toEqual([]);
    expect(works.filter((work) => work.isbn).length).toBeGreaterThan(200);
  });

  it('have class numbers in the form of their schemes', () => {
    const clc = /^[A-Z]{1,2}\d*(?:\.\d+)*(?:-\d+(?:\.\d+)*)?$/;
    expect(all.filter((work) => !clc.test(work.clc)).map((work) => work.clc)).toEqual([]);
    const ddc = /^\d{3}(?:\.\d+)?$/;
    expect(all.filter((work) => work.ddc && !ddc.test(work.ddc)).map((work) => work.ddc)).toEqual([]);
    expect(harbour.filter((work) => work.ddc === undefined).map(summary)).toEqual([]);
    const lcc = /^[A-Z]{1,3}\d+(?:\.\d+)?(?:\.[A-Z]\d+)?$/;
    expect(all.filter((work) => work.lcc && !lcc.test(work.lcc)).map((work) => work.lcc)).toEqual([]);
  });

  it.skipIf(!existsSync(classTable))(
    'are classed under classes that the Chinese Library Classification has',
    () => {
      const classes = new Set(
        readFileSync(classTable, 'utf8')
          .split('\n')
          .map((line) => line.split('\t')[0]),
      );
      const unknown = all.filter((work) => !hasClass(classes, work.clc));
      expect(unknown.map((work) => `${work.clc} ${work.title}`)).toEqual([]);
    },
  );

  it('are in many languages with ISO 639-2 codes', () => {
    const languages = new Set(all.flatMap((work) => work.languages));
    for (const language of languages) expect(language).toMatch(/^[a-z]{3}$/);
    for (const language of ['chi', 'eng', 'fre', 'ger', 'jpn']) {
      expect(works.filter((work) => work.languages[0] === language).length).toBeGreaterThan(35);
    }
  });

  it('have creators and a plausible year, and abstracts for the best known', () => {
    for (const work of all) {
      expect(work.creators.length, work.title).toBeGreaterThan(0);
      expect(work.year, work.title).toBeGreaterThan(1500);
      expect(work.year, work.title).toBeLessThan(2026);
      expect(work.popularity, work.title).toBeGreaterThanOrEqual(1);
      expect(work.popularity, work.title).toBeLessThanOrEqual(9);
    }
    expect(all.filter((work) => work.abstract).length).toBeGreaterThanOrEqual(150);
    expect(works.filter((work) => work.contents.length > 0).length).toBeGreaterThanOrEqual(40);
    expect(works.filter((work) => work.type === 'journal').length).toBeGreaterThanOrEqual(30);
  });

  it('include the works that the portal shows as examples', () => {
    for (const title of [
      '红楼梦',
      '活着',
      '三体',
      '算法导论',
      '国富论',
      '乡土中国',
      '瓦尔登湖',
      '时间简史',
    ]) {
      expect(titled(works, title).length, title).toBe(1);
    }
    for (const title of ['Introduction to Algorithms', 'Les Misérables', '吾輩は猫である', 'Deep Learning']) {
      expect(titled(works, title).length, title).toBeGreaterThan(0);
    }
    expect(works.some((work) => work.title.startsWith('The Story of the Stone'))).toBe(true);
  });

  it('include the same work in both Chinese scripts', () => {
    const traditional = works.filter((work) => work.country === 'tw' || work.country === 'hk');
    expect(traditional.length).toBeGreaterThan(40);
    expect(titled(works, '中国历代政治得失').length + titled(works, '中國歷代政治得失').length).toBe(2);
  });
});

describe('a line of a works file', () => {
  it('that cannot be read throws an error with the reason', () => {
    const line = '标题|作者|人民文学出版社|2000|I247|小说';
    expect(() => parseWorks(line)).toThrow('no language');
    expect(() => parseWorks(`@ lang=chi\n${line}|colour=red`)).toThrow('unknown column');
    expect(() => parseWorks('@ lang=chi\n标题|作者|人民文学出版社')).toThrow('six columns');
    expect(() => parseWorks('@ lang=chi\n标题|作者|某处|2000|I247|小说')).toThrow(
      'publisher without a place',
    );
  });

  it('is split into author, dynasty, dates, romanised name and role', () => {
    const [work] = parseWorks(
      '@ lang=jpn\n論語|[春秋]孔子;金谷治 (Kanaya, Osamu), 1920-2006/trl;*岩波書店/pbl|岩波書店|1963|B222|儒家',
    );
    expect(work?.creators).toEqual([
      { name: '孔子', corporate: false, origin: '春秋', role: 'aut' },
      { name: '金谷治', corporate: false, romanised: 'Kanaya, Osamu', dates: '1920-2006', role: 'trl' },
      { name: '岩波書店', corporate: true, role: 'pbl' },
    ]);
  });
});

function summary(work: Work): string {
  return `${work.isbn ?? work.issn}: ${work.title}`;
}

/**
 * Whether the table has the class, or a class that it is built from. Literature of other countries is built with the
 * table of places (I561 English literature), collected works and biographies with the table of periods: for them only
 * the main class is checked.
 */
function hasClass(classes: ReadonlySet<string | undefined>, notation: string): boolean {
  const base = notation.replace(/-\d.*$/, '');
  if (/^(?:D7[3-7]|E[3-7]|I[3-7]|I21|K83[3-7])/.test(base)) return true;
  for (let text = base; text.length >= base.length - 4 && text !== ''; text = text.slice(0, -1)) {
    if (classes.has(text.replace(/\.$/, ''))) return true;
  }
  return false;
}
