import { beforeAll, describe, expect, it } from 'vitest';
import type { Reading } from '../../search-engine.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** Words that find nothing as they stand are read in another way, where the request allows it, and the answer says how. */
export function describeReadings({ engine, indexed, find }: SuiteContext): void {
  describe('other readings', () => {
    let index: string;
    beforeAll(async () => {
      index = await indexed(
        aBib('hlm', { title: '紅樓夢', author: ['曹雪芹'] }),
        aBib('study', { title: '红楼梦研究', author: ['俞平伯'], subject: ['红学'] }),
        aBib('java', { title: 'Java编程思想 第2版' }),
        aBib('linguistics', { title: 'Introduction to computational linguistics', author: ['Smith, John'] }),
        aBib('women', { title: 'The women of the library', notes: ['A long history'] }),
        aBib('system', { title: '图书馆 管理 与 自动化系统' }),
        aBib('we', { title: '我们的图书馆', facets: { language: ['chi'] } }),
      );
    });
    const ask = async (text: string, field: 'any' | 'title' | 'author' = 'any') => {
      const found = await find(index, words(text, { field }), { widen: true });
      return { ids: idsOf(found), reading: found.reading };
    };
    const kindOf = ({ reading }: { reading: Reading }) => reading.kind;

    it('says that words which find something were taken as they stand', async () => {
      expect(await ask('women')).toEqual({ ids: ['women'], reading: { kind: 'literal' } });
    });

    it('reads nothing in another way where that is not asked for', async () => {
      const found = await find(index, words('hongloumeng'));
      expect(found).toMatchObject({ total: 0, reading: { kind: 'literal' } });
    });

    it('keeps to the words where only a filter leaves nothing of what they find', async () => {
      const filters = [{ field: 'language', anyOf: ['chi'] }] as const;
      const found = await find(index, words('women'), { widen: true, filters });
      expect(found).toMatchObject({ total: 0, reading: { kind: 'literal' } });
    });

    it('hears Han characters in pinyin: with and without spaces, tone marks, digits and apostrophes', async () => {
      for (const typed of [
        'hongloumeng',
        'hong lou meng',
        'Hónglóumèng',
        'hong2 lou2 meng4',
        "hong'lou'meng",
      ]) {
        const asked = await ask(typed);
        expect(kindOf(asked)).toBe('pinyin');
        expect(asked.ids).toEqual(['hlm', 'study']);
      }
      expect((await ask('yu ping bo', 'author')).ids).toEqual(['study']);
      expect((await ask('cao xue qin', 'title')).ids).toEqual([]);
      expect((await ask('java biancheng sixiang')).ids).toEqual(['java']);
    });

    it('puts words right inside quotes and linked words', async () => {
      const fuzzy = (from: string, to: string) => ({ kind: 'fuzzy', changed: [{ from, to }] });
      const quoted = await find(index, words('computational lingustics', { match: 'phrase' }), {
        widen: true,
      });
      expect({ ids: idsOf(quoted), reading: quoted.reading }).toEqual({
        ids: ['linguistics'],
        reading: fuzzy('lingustics', 'linguistics'),
      });
      expect(await ask('computational-lingustics')).toEqual({
        ids: ['linguistics'],
        reading: fuzzy('lingustics', 'linguistics'),
      });
    });

    it('puts words right that nobody wrote so, and says what it changed', async () => {
      expect(await ask('introducton computational')).toEqual({
        ids: ['linguistics'],
        reading: { kind: 'fuzzy', changed: [{ from: 'introducton', to: 'introduction' }] },
      });
      for (const typed of [
        'lingusitics introduction',
        'linguitics',
        'linguisticss',
        'linguisticz computational',
      ])
        expect(await ask(typed)).toMatchObject({ ids: ['linguistics'], reading: { kind: 'fuzzy' } });
      expect((await ask('smoth jahn')).ids).toEqual(['linguistics']);
      expect((await ask('smith jhonn 1x')).ids).toEqual([]);
    });

    it('puts a word right before a possessive, and keeps the possessive in what it offers', async () => {
      const index = await indexed(aBib('house', { title: "The Shepherd's Winter House" }));
      const loose = ["shephred's winter house", 'Shephred’s house'].map((typed) => words(typed));
      for (const query of [...loose, words("Shephred's Winter", { match: 'phrase' })]) {
        const found = await find(index, query, { widen: true });
        expect({ ids: idsOf(found), reading: found.reading }).toEqual({
          ids: ['house'],
          reading: { kind: 'fuzzy', changed: [{ from: 'shephred', to: 'shepherd' }] },
        });
      }
      expect(await engine().spell(index, "Shephred's Winter")).toBe("shepherd's Winter");
    });

    it('reads a known word as one near it where no record holds the words together', async () => {
      expect(await ask('women on the liberty')).toMatchObject({ ids: [] });
      const index = await indexed(
        aBib('form', { title: 'Form and function' }),
        aBib('from', { title: 'Letters from abroad' }),
      );
      const found = await find(index, words('letters form abroad'), { widen: true });
      expect(idsOf(found)).toEqual(['from']);
      expect(found.reading.kind).toBe('fuzzy');
    });

    it('mends a slip in linked words, however long the title and however many words are near', async () => {
      const title =
        'First measurement of the muon anti-neutrino charged-current double-differential cross-section';
      const near = ['differentials', 'differentiel', 'differentiale', 'differentia', 'differentially'];
      const index = await indexed(
        aBib('long', { title }),
        ...near.map((word) => aBib(word, { title: `On ${word}` })),
      );
      const languages = ['eng', 'ger', 'fre', 'spa', 'lat'];
      const typed = title.replace('differential', 'differentgial');
      const found = await find(index, words(typed), { widen: true, languages });
      expect(idsOf(found)).toEqual(['long']);
      expect(found.reading.kind).toBe('fuzzy');
    });

    it('finds a Han title with a character exchanged, left out, added or swapped', async () => {
      for (const typed of ['红搂梦研究', '红楼研究', '红楼梦的研究', '红楼研梦究', '紅摟夢研究']) {
        const asked = await ask(typed);
        expect(asked.ids).toEqual(['study']);
        expect(asked.reading).toEqual({ kind: 'fuzzy', changed: [{ from: typed, to: '红楼梦研究' }] });
      }
    });

    it('takes the words of a long run where its pairs are in no record', async () => {
      expect(await ask('自动化系统图书馆管理')).toEqual({
        ids: ['system'],
        reading: { kind: 'words', words: ['自动化', '系统', '图书馆', '管理'] },
      });
    });

    it('puts words right in a text of its own accord', async () => {
      expect(await engine().spell(index, 'Introducton to lingustics')).toBe('introduction to linguistics');
      expect(await engine().spell(index, 'introduction to linguistics')).toBeUndefined();
      expect(await engine().spell(index, 'qqqqqqqqqqqq')).toBeUndefined();
      expect(await engine().spell(index, '')).toBeUndefined();
      expect(await engine().spell(index, '红楼梦')).toBeUndefined();
    });
  });
}
