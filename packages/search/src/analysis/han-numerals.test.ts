import { describe, expect, it } from 'vitest';
import { matches } from '../testing/naive-search.ts';

const finds = (text: string, title: string): boolean =>
  matches(
    {
      id: 'b1',
      text: { title: [title] },
      keywords: {},
      facets: {},
      sort: { title: '', author: '', year: 0, added: 0, popularity: 0 },
    },
    { kind: 'text', field: 'title', text, match: 'all' },
  );

describe('numbers in Chinese queries', () => {
  it.each([
    ['第2卷', '第二卷', '卷二', '卷2'],
    ['毛泽东选集第2卷', '毛泽东选集第二卷', '毛澤東選集 第二卷', '毛泽东选集卷二'],
    ['第12版', '第十二版'],
    ['第20章', '第二十章'],
    ['第31回', '第三十一回'],
    ['20世纪中国文学', '二十世纪中国文学', '二十世紀中國文學'],
    ['80年代', '八十年代'],
    ['第2次世界大战', '第二次世界大战', '第二次世界大戰'],
  ])('finds %s however it is written', (...forms) => {
    for (const query of forms)
      for (const title of forms) expect(finds(query, `丛书 ${title}`), `${query} in ${title}`).toBe(true);
  });

  it('tells one number from another, and leaves words that hold a numeral alone', () => {
    expect(finds('第二卷', '第三卷')).toBe(false);
    expect(finds('第2卷', '第十二卷')).toBe(false);
    expect(finds('第2卷', '第1卷 2020')).toBe(false);
    expect(finds('三国演义', '3国演义')).toBe(false);
    expect(finds('一个', '1个')).toBe(false);
  });

  it('finds a number that stands apart in the record', () => {
    for (const query of ['第2卷', '第二卷', '卷二']) expect(finds(query, '第 2 卷'), query).toBe(true);
  });
});
