import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citedBib, HONGLOU, hostileBib, MOBY } from '../testing/sample-bibs.ts';
import { coinsOf } from './coins.ts';
import { cslItemOf } from './csl-item.ts';
import { citedName } from './person-name.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeEndnote } from './write-endnote.ts';
import { writeRis } from './write-ris.ts';

describe('a name in references', () => {
  const person = (name: string) => citedName({ name, kind: 'person', primary: true, roles: [] });

  it.each([
    ['Melville, Herman', { family: 'Melville', given: 'Herman' }],
    ['King, Martin Luther, Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['曹雪芹', { whole: '曹雪芹' }],
    ['Plato', { whole: 'Plato' }],
    ['Melville,', { whole: 'Melville' }],
    [', Herman', { whole: ', Herman' }],
  ])('%s', (name, cited) => expect(person(name)).toEqual(cited));

  it('is in the original script if the record has it', () => {
    const creator = {
      name: 'Lu, Xun',
      vernacular: '鲁迅',
      kind: 'person',
      primary: true,
      roles: [],
    } as const;
    expect(citedName(creator)).toEqual({ whole: '鲁迅' });
  });

  it('is never split for a corporate body', () => {
    const creator = {
      name: 'University of X, Library',
      kind: 'corporate',
      primary: true,
      roles: [],
    } as const;
    expect(citedName(creator)).toEqual({ whole: 'University of X, Library', isBody: true });
  });
});

describe('RIS', () => {
  it('has the data of the record, one field in each line', () => {
    expect(writeRis([MOBY])).toBe(
      [
        'TY  - BOOK',
        'ID  - b1',
        'TI  - Moby-Dick, or, The whale: a novel',
        'AU  - Melville, Herman',
        'ED  - Lee, Ann',
        'A4  - Dupont, Luc',
        'T2  - Sea stories',
        'VL  - 7',
        'PY  - 1851',
        'ET  - 3rd ed.',
        'CY  - New York',
        'PB  - Harper & Brothers',
        'SP  - 635',
        'SN  - 9780142437247',
        'DO  - 10.1000/182',
        'LA  - eng',
        'KW  - Whaling -- Fiction',
        'AB  - A captain hunts a whale.',
        'L2  - https://example.org/moby',
        'UR  - https://library.example.org/alpha/record/b1',
        'ER  - ',
        '',
      ].join('\r\n'),
    );
  });

  it('has as many records as bibs, for any text', () => {
    fc.assert(
      fc.property(fc.array(hostileBib, { maxLength: 3 }), (bibs) => {
        const lines = writeRis(bibs).split('\r\n');
        expect(lines.filter((line) => line.startsWith('TY  - '))).toHaveLength(bibs.length);
        expect(lines.filter((line) => line === 'ER  - ')).toHaveLength(bibs.length);
        for (const line of lines) expect(line).toMatch(/^([A-Z][A-Z0-9] {2}- [^\p{Cc}]*)?$/u);
      }),
    );
  });
});

describe('the format of EndNote', () => {
  it('has the data of the record, one field in each line', () => {
    const text = writeEndnote([HONGLOU]);
    expect(text).toMatch(/^%0 Book\n%A 曹雪芹\n%T 红楼梦：校注本\n/);
    expect(text).toContain('%7 第3版\n%C 北京\n%I 人民文学出版社\n%P 1606\n');
  });

  it('has as many records as bibs, for any text', () => {
    fc.assert(
      fc.property(fc.array(hostileBib, { maxLength: 3 }), (bibs) => {
        const lines = writeEndnote(bibs).split('\n');
        expect(lines.filter((line) => line.startsWith('%0 '))).toHaveLength(bibs.length);
        for (const line of lines) expect(line).toMatch(/^(%\S [^\p{Cc}]*)?$/u);
      }),
    );
  });
});

describe('BibTeX', () => {
  it('has a key from name, year and title, and keeps the capitals of the title', () => {
    const text = writeBibtex([MOBY]);
    expect(text).toMatch(/^@book\{melville1851moby,\n {2}author = \{Melville, Herman\},\n/);
    expect(text).toContain('  title = {{Moby-Dick, or, The whale: a novel}},\n');
    expect(text).toContain('  publisher = {Harper \\& Brothers},\n');
  });

  it('gives each entry a different key', () => {
    const keys = [...writeBibtex([MOBY, MOBY, HONGLOU]).matchAll(/^@\w+\{([^,]+),$/gm)].map(([, key]) => key);
    expect(keys).toEqual(['melville1851moby', 'melville1851moby-2', 'bibb2']);
  });

  it('calls a thesis a thesis and not a PhD thesis', () => {
    const text = writeBibtex([citedBib({ docType: 'thesis', title: 'On whales' })]);
    expect(text).toContain('type = {Thesis}');
  });

  it('has balanced braces and as many entries as bibs, for any text', () => {
    fc.assert(
      fc.property(fc.array(hostileBib, { maxLength: 3 }), (bibs) => {
        const text = writeBibtex(bibs);
        expect(entriesIn(text)).toBe(bibs.length);
      }),
    );
  });
});

/** The number of entries in a BibTeX text, counted by braces only as BibTeX does. */
function entriesIn(text: string): number {
  let depth = 0;
  let entries = 0;
  for (const char of text) {
    if (char === '{' && depth++ === 0) entries += 1;
    if (char === '}') depth -= 1;
    if (depth < 0) return Number.NaN;
  }
  return depth === 0 ? entries : Number.NaN;
}

describe('CSL-JSON', () => {
  it('has the data of the record', () => {
    expect(cslItemOf(MOBY)).toMatchObject({
      id: 'b1',
      type: 'book',
      title: 'Moby-Dick, or, The whale: a novel',
      author: [{ family: 'Melville', given: 'Herman' }],
      editor: [{ family: 'Lee', given: 'Ann' }],
      translator: [{ family: 'Dupont', given: 'Luc' }],
      edition: '3',
      issued: { 'date-parts': [[1851]] },
      language: 'en',
    });
    expect(cslItemOf(HONGLOU)).toMatchObject({
      author: [{ literal: '曹雪芹' }],
      edition: '3版',
      language: 'zh',
    });
  });

  it('has the address of the full text only for electronic editions', () => {
    expect(cslItemOf(MOBY).URL).toBeUndefined();
    const { bib, id } = MOBY;
    expect(cslItemOf({ id, bib: { ...bib, docType: 'ebook' } }).URL).toBe('https://example.org/moby');
  });

  it('has no key for data that the record lacks', () => {
    expect(Object.keys(cslItemOf(citedBib({ title: 'x' })))).toEqual(['id', 'type', 'title']);
  });
});

describe('COinS', () => {
  it('is an OpenURL of the book', () => {
    const query = new URLSearchParams(coinsOf(MOBY.bib));
    expect(Object.fromEntries(query)).toMatchObject({
      ctx_ver: 'Z39.88-2004',
      rft_val_fmt: 'info:ofi/fmt:kev:mtx:book',
      'rft.genre': 'book',
      'rft.btitle': 'Moby-Dick, or, The whale: a novel',
      'rft.aulast': 'Melville',
      'rft.aufirst': 'Herman',
      'rft.au': 'Lee, Ann',
      'rft.date': '1851',
      'rft.isbn': '9780142437247',
    });
    expect(query.getAll('rft_id')).toEqual(['info:doi/10.1000/182', 'urn:ISBN:9780142437247']);
  });

  it.each([
    ['journal', 'journal'],
    ['article', 'journal'],
    ['thesis', 'dissertation'],
    ['map', 'dc'],
  ] as const)('knows the format of a %s', (docType, format) => {
    expect(coinsOf({ ...MOBY.bib, docType })).toContain(
      `rft_val_fmt=${encodeURIComponent(`info:ofi/fmt:kev:mtx:${format}`)}`,
    );
  });

  it('is a valid query string for any text', () => {
    fc.assert(
      fc.property(hostileBib, ({ bib }) => {
        expect(coinsOf(bib)).toMatch(/^[\w.*+%&=-]*$/);
      }),
    );
  });
});
