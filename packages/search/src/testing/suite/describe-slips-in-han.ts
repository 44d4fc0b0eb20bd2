import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../analysis/fold.ts';
import { charactersOf, syllablesOf } from '../../analysis/pinyin-table.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** Titles and names of two to four characters. */
const TITLES = [
  '活着',
  '三体',
  '家',
  '红楼梦',
  '西游记',
  '围城',
  '边城',
  '骆驼祥子',
  '聊斋志异',
  '史记',
  '论语',
  '文心雕龙',
];
const NAMES = [
  '余华',
  '刘慈欣',
  '巴金',
  '曹雪芹',
  '吴承恩',
  '钱钟书',
  '沈从文',
  '老舍',
  '蒲松龄',
  '司马迁',
  '鲁迅',
  '刘勰',
];
const KNOWN = new Set([...TITLES, ...NAMES].map(fold));

/** Short names and titles in Han characters with a wrong character: one that sounds or looks like the right one. */
export function describeSlipsInHan({ engine, indexed, find }: SuiteContext): void {
  describe('slips in short Chinese words', () => {
    let index: string;
    beforeAll(async () => {
      index = await indexed(
        ...TITLES.map((title, at) => aBib(title, { title, author: [NAMES[at]!] })),
        aBib('study', { title: '鲁迅与现代中国 : 论文集', author: ['王瑶'], notes: ['曹雪芹的家世'] }),
        aBib('plain', { title: '生活者的经济学', author: ['Smith, John'] }),
      );
    });
    const ask = async (text: string, typed: Parameters<typeof words>[1] = {}) => {
      const { total, hits, reading } = await find(index, words(text, typed), { widen: true });
      return { total, ids: idsOf({ hits } as never), reading };
    };
    const offered = async (typed: string): Promise<string[]> => {
      const { reading } = await ask(typed);
      const spelt = await engine().spell(index, typed);
      const read = reading.kind === 'fuzzy' ? reading.changed.map(({ to }) => to) : [];
      return [...read, ...(spelt === undefined ? [] : [spelt])];
    };

    it('find what the right words find, and say what was changed', async () => {
      for (const [typed, right] of [
        ['鲁讯', '鲁迅'],
        ['曹雪勤', '曹雪芹'],
        ['三提', '三体'],
        ['伟城', '围城'],
        ['红搂梦', '红楼梦'],
        ['刘慈心 三体', '刘慈欣 三体'],
        ['鲁讯 中国', '鲁迅 中国'],
      ] as const) {
        const { reading, ...found } = await ask(typed);
        const { reading: literal, ...meant } = await ask(right);
        expect(literal, right).toEqual({ kind: 'literal' });
        expect(found, typed).toEqual(meant);
        expect(reading.kind, typed).toBe('fuzzy');
      }
    });

    it('are put right where sounds are taken for one another: zh and z, n and l, ing and in', async () => {
      for (const [typed, right] of [
        ['论鱼', '论语'],
        ['司马前', '司马迁'],
        ['沈葱文', '沈从文'],
        ['文兴雕龙', '文心雕龙'],
        ['聊斋自异', '聊斋志异'],
        ['刘次欣', '刘慈欣'],
      ] as const)
        expect(await offered(typed), typed).toContain(right);
    });

    it('are put right where the wrong character looks like the right one', async () => {
      for (const [typed, right] of [
        ['余毕', '余华'],
        ['论诟', '论语'],
        ['薄松龄', '蒲松龄'],
        ['围成', '围城'],
        ['四游记', '西游记'],
      ] as const)
        expect(await offered(typed), typed).toContain(right);
    });

    it('are put right where two characters are swapped', async () => {
      for (const [typed, right] of [
        ['迅鲁', '鲁迅'],
        ['雪曹芹', '曹雪芹'],
        ['围城 钱书钟', '围城 钱钟书'],
      ] as const)
        expect(await offered(typed), typed).toContain(right.split(' ').at(-1));
    });

    it('are put right in the field and in the script of what was typed', async () => {
      const inAuthor = await ask('魯訊', { field: 'author' });
      expect(inAuthor.ids).toEqual(['论语']);
      expect(inAuthor.reading).toEqual({ kind: 'fuzzy', changed: [{ from: '魯訊', to: '魯迅' }] });
      expect((await ask('曹雪勤', { field: 'title' })).ids).toEqual([]);
    });

    it('are asked about where some record happens to hold the wrong word', async () => {
      expect((await ask('活者')).ids).toEqual(['plain']);
      expect(await engine().spell(index, '活者')).toBe('活着');
    });

    it('are no slips where the word is a title or name itself', async () => {
      for (const text of KNOWN) expect(await engine().spell(index, text), text).toBeUndefined();
    });

    it('are offered as the title or name for any character that sounds like the right one', async () => {
      const names = [...KNOWN].filter((name) => name.length > 1);
      const slips = fc
        .constantFrom(...names)
        .chain((name) => fc.record({ name: fc.constant(name), place: fc.nat(name.length - 1) }))
        .chain(({ name, place }) => {
          const right = name[place]!;
          const sounding = syllablesOf(right)
            .flatMap(charactersOf)
            .filter((char) => char !== right);
          return fc.constantFrom(...sounding).map((char) => ({
            name,
            typed: `${name.slice(0, place)}${char}${name.slice(place + 1)}`,
          }));
        })
        .filter(({ typed }) => !KNOWN.has(typed));
      await fc.assert(
        fc.asyncProperty(slips, async ({ name, typed }) => {
          expect((await offered(typed)).map(fold), typed).toContain(name);
        }),
        { numRuns: 60 },
      );
    });
  });
}
