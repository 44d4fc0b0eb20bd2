import fc from 'fast-check';
import type { Bib } from '../bib.ts';
import type { CitedBib } from '../citations/cited-bib.ts';
import { EMPTY_BIB } from './empty-bib.ts';

export function citedBib(description: Partial<Bib>, id = 'b1'): CitedBib {
  return { id, bib: { ...EMPTY_BIB, ...description }, url: `https://library.example.org/alpha/record/${id}` };
}

export const MOBY = citedBib({
  title: 'Moby-Dick, or, The whale : a novel /',
  responsibility: 'Herman Melville ; edited by Ann Lee',
  creators: [
    { name: 'Melville, Herman', dates: '1819-1891', kind: 'person', primary: true, roles: [] },
    { name: 'Lee, Ann', kind: 'person', primary: false, roles: ['edt'] },
    { name: 'Dupont, Luc', kind: 'person', primary: false, roles: ['trl'] },
  ],
  edition: '3rd ed.',
  imprints: [{ kind: 'publication', places: ['New York'], publishers: ['Harper & Brothers'], date: '1851' }],
  year: 1851,
  physical: ['xii, 635 pages ; 20 cm'],
  series: [{ title: 'Sea stories', number: '7' }],
  abstracts: ['A captain hunts a whale.'],
  subjects: [{ kind: 'topic', scheme: 'lcsh', parts: ['Whaling', 'Fiction'] }],
  classes: [{ scheme: 'lcc', notation: 'PS2384 .M6' }],
  isbns: [
    { value: '9780142437247', valid: true },
    { value: '12345', valid: false },
  ],
  identifiers: [{ kind: 'doi', value: '10.1000/182' }],
  languages: ['eng'],
  country: 'nyu',
  links: [
    { url: 'https://example.org/moby', kind: 'fulltext' },
    { url: 'javascript:alert(1)', kind: 'fulltext' },
  ],
});

export const HONGLOU = citedBib(
  {
    flavour: 'unimarc',
    title: '红楼梦 : 校注本',
    creators: [{ name: '曹雪芹', dates: '清', kind: 'person', primary: true, roles: ['aut'] }],
    edition: '第3版',
    imprints: [{ kind: 'publication', places: ['北京'], publishers: ['人民文学出版社'], date: '2008' }],
    year: 2008,
    physical: ['2册（1606页）'],
    subjects: [{ kind: 'topic', scheme: 'cct', parts: ['章回小说', '中国'] }],
    classes: [{ scheme: 'clc', notation: 'I242.4' }],
    languages: ['chi'],
    country: 'cn',
  },
  'b2',
);

/** Text with characters that are special in the formats we write. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '\nER  - \nTY  - ',
        '\r\n%0 ',
        '}',
        '{',
        '\\',
        '"',
        "'",
        '<',
        '>',
        '&',
        ']]>',
        '<!--',
        '@',
        '%',
        '\u0000',
        '\ud800',
        '\ufffe',
        '=cmd()',
        ' and ',
        ', ',
        'é',
        '汉',
        '\u2028',
        '\u001d',
        '$',
        '_',
        '#',
        '~',
        '^',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

/** Bibs with hostile text in every field. */
export const hostileBib: fc.Arbitrary<CitedBib> = fc
  .array(hostileText, { minLength: 16, maxLength: 16 })
  .map((texts) => {
    const text = (at: number) => texts[at] ?? '';
    return citedBib({
      docType: 'article',
      title: text(0),
      titles: [{ kind: 'variant', value: text(1) }],
      responsibility: text(2),
      creators: [
        { name: text(3), kind: 'person', primary: true, roles: [], dates: text(4) },
        { name: text(5), kind: 'corporate', primary: false, roles: ['edt', text(6)] },
      ],
      edition: text(7),
      imprints: [{ kind: 'publication', places: [text(8)], publishers: [text(9)] }],
      series: [{ title: text(10), number: text(11) }],
      host: { title: text(12), part: text(13) },
      abstracts: [text(14)],
      subjects: [{ kind: 'topic', scheme: text(6), parts: [text(15), text(0)] }],
      identifiers: [{ kind: 'doi', value: text(1) }],
      languages: [text(2)],
      links: [{ url: text(3), label: text(4), kind: 'fulltext' }],
    });
  });
