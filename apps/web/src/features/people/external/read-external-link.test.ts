import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeKeyword } from './decode-keyword.ts';
import { readExternalLink } from './read-external-link.ts';

/** Letters that occur together in words, and characters that are reserved in addresses. */
const SIGNS = ' !"#$%&\'()*+,-./:;<=>?@[]^_`{|}~';
const LETTERS = [
  'abcXYZ019',
  'éèüßñÅœ',
  'αβγΩή',
  'абвЯЁж',
  'אבגש',
  'ابتك',
  '红楼夢書々',
  'あいウエ',
  '한국어',
  '😀👩‍👧',
];
/** Text that looks like an escape is ambiguous. */
const words = fc
  .constantFrom(...LETTERS)
  .chain((letters) =>
    fc.string({ unit: fc.constantFrom(...Array.from(SIGNS + letters)), minLength: 1, maxLength: 30 }),
  )
  .map((text) => text.toWellFormed().trim())
  .filter((text) => text !== '' && !/%[0-9a-f]{2}/i.test(text));
const han = fc.stringMatching(/^[一-龥]{2,8}$/);

const escaped = (bytes: Uint8Array) =>
  [...bytes].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

describe('the words of a link', () => {
  it('are the same encoded once', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(decodeKeyword(encodeURIComponent(text))).toBe(text);
      }),
    );
  });

  it('are the same encoded twice', () => {
    fc.assert(
      fc.property(
        words.filter((text) => /[^\w.!~*'()-]/.test(text)),
        (text) => {
          expect(decodeKeyword(encodeURIComponent(encodeURIComponent(text)))).toBe(text);
        },
      ),
    );
  });

  it('are the same raw', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(decodeKeyword(text)).toBe(text);
      }),
    );
  });

  it('never fail', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.integer({ min: 0, max: 255 })),
        (text, bytes) => {
          expect(decodeKeyword(text + escaped(Uint8Array.from(bytes))).isWellFormed()).toBe(true);
        },
      ),
    );
  });

  it.each([
    '红楼梦',
    '小说',
    '学',
    '联通',
    '联合国',
    '计算机组成原理',
    '三体',
    '红楼梦 曹雪芹',
    '论语·学而',
    '50%折扣',
    '中',
  ])('are read from GBK: %s', (text) => {
    const gbk = escaped(iconv.encode(text, 'gbk'));
    expect(decodeKeyword(gbk)).toBe(text);
    expect(decodeKeyword(encodeURIComponent(gbk))).toBe(text);
  });

  it('are read from GBK in nearly all cases, where UTF-8 does not say otherwise', () => {
    let wrong = 0;
    const all = fc.sample(han, { numRuns: 500, seed: 7 });
    for (const text of all) if (decodeKeyword(escaped(iconv.encode(text, 'gbk'))) !== text) wrong++;
    expect(wrong).toBeLessThan(5);
  });

  it.each([
    'Пушкин',
    'лампа',
    'café',
    'naïve Ångström',
    'Ελλάδα',
    'שלום',
    'كتاب',
    'Nguyễn',
    'ōe kenzaburō',
    'Łódź',
    'С',
  ])('stay UTF-8: %s', (text) => expect(decodeKeyword(encodeURIComponent(text))).toBe(text));
});

describe('a link from another system', () => {
  const read = (path: string) => readExternalLink(`#/searchListExternal/${path}`);

  it.each([
    ['title/C#/2', { keyWord: 'C#', searchField: 'title' }],
    ['any/AC/DC/2', { keyWord: 'AC/DC' }],
    ['any/AC/DC/3/book', { keyWord: 'AC/DC', matchMode: 3, docCode: ['book'] }],
    ['any/50%/2', { keyWord: '50%' }],
    ['any/50%25/2', { keyWord: '50%' }],
    ['any/what is love?/2', { keyWord: 'what is love?' }],
    ['any/%E7%BA%A2%E6%A5%BC%E6%A2%A6/2', { keyWord: '红楼梦' }],
    ['any/%25E7%25BA%25A2/1', { keyWord: '红', matchMode: 1 }],
    ['AUTHOR/%B2%DC%D1%A9%C7%DB/2/book', { keyWord: '曹雪芹', searchField: 'author', docCode: ['book'] }],
    ['isbn/9787020002207/1/1', { keyWord: '9787020002207', searchField: 'isbn', matchMode: 1 }],
    ['any/1984/2', { keyWord: '1984' }],
    ['any/2/2', { keyWord: '2' }],
    ['any/whale', { keyWord: 'whale' }],
    ['whale', { keyWord: 'whale' }],
    ['title/whale/2?hideNav=1', { keyWord: 'whale', searchField: 'title' }],
    ['constructor/toString/valueOf', { keyWord: 'toString/valueOf' }],
  ])('%s is understood', (path, search) => expect(read(path)).toEqual(search));

  it('may be written with parameters', () => {
    const hash = '#/searchListExternal?searchType=title&keyword=C%23+in+depth&matchType=1&docType=book';
    expect(readExternalLink(hash)).toEqual({
      keyWord: 'C# in depth',
      searchField: 'title',
      matchMode: 1,
      docCode: ['book'],
    });
  });

  it('names a kind of resource', () => {
    expect(readExternalLink('#/searchListResource/title/whale/2/2')).toEqual({
      keyWord: 'whale',
      searchField: 'title',
      resourceType: ['electronic'],
    });
    expect(readExternalLink('#/SearchListResource/any/whale/2/print')?.resourceType).toEqual(['print']);
  });

  it('without words is no search', () => {
    for (const hash of [
      '#/searchListExternal',
      '#/searchListExternal/',
      '#/searchListExternal/any//2',
      '#/home',
      '',
    ]) {
      expect(readExternalLink(hash)).toBeUndefined();
    }
  });

  it('never fails, and keeps words that hold any sign', () => {
    fc.assert(
      fc.property(words, fc.constantFrom('1', '2', '3', '4'), (text, match) => {
        expect(read(`any/${encodeURIComponent(text)}/${match}`)?.keyWord).toBe(text.slice(0, 1000));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => read(text)).not.toThrow();
      }),
    );
  });
});
