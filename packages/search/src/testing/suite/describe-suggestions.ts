import { beforeAll, describe, expect, it } from 'vitest';
import { aBib } from '../sample-bibs.ts';
import type { SuiteContext } from './suite-context.ts';

/** Completions of what is being typed, in letters or in the sound of characters. */
export function describeSuggestions({ engine, indexed }: SuiteContext): void {
  describe('suggestions', () => {
    let index: string;
    beforeAll(async () => {
      index = await indexed(
        aBib('1', {
          title: 'Deep learning',
          author: ['Goodfellow, Ian'],
          subject: ['Machine learning'],
          popularity: 9,
        }),
        aBib('2', { title: 'Learning to read deeply', author: ['Leary, Ann'], subject: ['Reading'] }),
        aBib('3', { title: '红楼梦研究', author: ['俞平伯'], subject: ['红学'] }),
        aBib('4', { title: '紅樓夢', author: ['曹雪芹'], popularity: 50 }),
        aBib('5', { title: '《重庆城市史》', author: ['隗瀛涛'] }),
      );
    });
    const values = async (text: string, limit = 10) =>
      (await engine().suggest(index, { text, limit })).map(({ kind, value }) => `${kind} ${value}`);

    it('completes titles, authors and subjects', async () => {
      expect(await values('deep lear')).toEqual(['title Deep learning']);
      expect(await values('lear')).toEqual([
        'title Learning to read deeply',
        'title Deep learning',
        'author Leary, Ann',
        'subject Machine learning',
      ]);
      expect(await values('红楼')).toEqual(['title 紅樓夢', 'title 红楼梦研究']);
      expect(await values('平伯')).toEqual(['author 俞平伯']);
      expect(await values('zzz')).toEqual([]);
      expect(await values('')).toEqual([]);
      expect(await values('lear', 0)).toEqual([]);
    });

    it('hears pinyin: whole syllables, begun ones, first letters from three on, and both mixed', async () => {
      for (const typed of [
        'honglou',
        'hong lou',
        'hongl',
        'hlm',
        'hlmeng',
        'hlou',
        'hongloum',
        "hong'lou'meng",
      ])
        expect(await values(typed)).toEqual(['title 紅樓夢', 'title 红楼梦研究']);
      expect(await values('hlmy')).toEqual(['title 红楼梦研究']);
      expect(await values('hl')).toEqual([]);
      expect(await values('caoxue')).toEqual(['author 曹雪芹']);
      expect(await values('cxq')).toEqual(['author 曹雪芹']);
      expect(await values('hongxue')).toEqual(['subject 红学']);
    });

    it('knows the readings of a character that has several, and looks behind signs', async () => {
      expect(await values('chongqing')).toEqual(['title 《重庆城市史》']);
      expect(await values('zqcs')).toEqual(['title 《重庆城市史》']);
    });

    it('tells how many records a value has, and which record a title is', async () => {
      expect(await engine().suggest(index, { text: 'hlm', limit: 1 })).toEqual([
        { kind: 'title', value: '紅樓夢', id: '4', count: 1 },
      ]);
      expect(await engine().suggest(index, { text: 'caoxueqin', limit: 1 })).toEqual([
        { kind: 'author', value: '曹雪芹', count: 1 },
      ]);
    });
  });
}
