import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../search-document.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** What was typed comes before what it may stand for as well: other forms, call numbers, what only sounds so. */
export function describeTypedForms({ indexed, find }: SuiteContext): void {
  const english = { languages: ['eng'] };
  const popular = { popularity: 900 };
  const inEnglish = (...documents: SearchDocument[]) =>
    indexed(...documents.map((document) => ({ ...document, languages: ['eng'] })));

  describe('the form that was typed', () => {
    it.each([
      ['running', 'run'],
      ['painting', 'paint'],
      ['buildings', 'building'],
      ['women', 'woman'],
      ['mice', 'mouse'],
    ])('%s in a subtitle comes before %s as the title', async (typed, other) => {
      const index = await inEnglish(
        aBib('other', { title: `${other} now`, subject: [`The ${other}`, typed], ...popular }),
        aBib('typed', { title: `Notes from a valley in the north : on ${typed} in winter` }),
      );
      expect(idsOf(await find(index, words(typed), english))).toEqual(['typed', 'other']);
    });

    it('comes first of all where it is the whole title', async () => {
      const index = await inEnglish(
        aBib('more', { title: 'Running running running', ...popular }),
        aBib('other', { title: 'Run', ...popular }),
        aBib('whole', { title: 'Running' }),
      );
      expect(idsOf(await find(index, words('running'), english))).toEqual(['whole', 'more', 'other']);
    });

    it.each([
      ['woman', 'women'],
      ['women', 'woman'],
      ['men', 'man'],
      ['child', 'children'],
      ['mouse', 'mice'],
      ['fireman', 'firemen'],
      ['seamen', 'seaman'],
      ['dormouse', 'dormice'],
      ['criterion', 'criteria'],
      ['plateau', 'plateaux'],
      ['cheval', 'chevaux'],
      ['journaux', 'journal'],
    ])('%s finds %s in records that do not say their language, and in abstracts', async (typed, other) => {
      const abstract = aBib('abstract', { title: 'A report' });
      const index = await indexed(aBib('title', { title: `The old ${other}` }), {
        ...abstract,
        text: { ...abstract.text, abstract: [`About ${other}`] },
        languages: ['eng', 'fre'],
      });
      const found = await find(index, words(typed), { languages: ['eng', 'fre'] });
      expect(idsOf(found)).toEqual(['title', 'abstract']);
    });
  });

  describe('a title that looks like a call number or a name', () => {
    it.each(['F', 'C++', 'A4', 'R', 'K2', '1Q84', 'QED', 'V.', '2666', 'SS-GB'])(
      '%s comes first',
      async (title) => {
        const index = await indexed(
          aBib('shelved', { title: 'Rivers', callNumber: [title], ...popular }),
          aBib('longer', { title: `${title} ${title} for all`, callNumber: [title], ...popular }),
          aBib('named', { title: 'Poems', author: title.length < 3 ? [title] : [], ...popular }),
          aBib('title', { title }),
        );
        expect(idsOf(await find(index, words(title)))[0]).toBe('title');
      },
    );

    it('leaves an exact call number before titles that only hold it', async () => {
      const index = await indexed(
        aBib('longer', { title: 'QA76.73 and other classes', ...popular }),
        aBib('shelved', { title: 'Rivers', callNumber: ['QA76.73'] }),
      );
      expect(idsOf(await find(index, words('QA76.73')))[0]).toBe('shelved');
    });
  });

  it.each([
    ['人人', '世人，人间', '人人都是艺术家的美学导论讲义'],
    ['妈妈', '奶妈·妈祖', '妈妈走了的那一年冬天'],
    ['谢谢', '多谢，谢安', '谢谢你们来听我讲这些故事'],
    ['人々', '世人，人间', '人々の暮らしと歴史を訪ねて'],
    ['红红火火', '红火 火红 红红', '红红火火过大年的民间风俗'],
  ])(
    'a title that begins with %s comes before one with its character on both sides of a sign',
    async (typed, apart, begins) => {
      const index = await indexed(
        aBib('apart', { title: apart, popularity: 5 }),
        aBib('begins', { title: begins }),
      );
      expect(idsOf(await find(index, words(typed)))[0]).toBe('begins');
    },
  );

  describe('pinyin in one word', () => {
    const documents = [
      aBib('about', { title: '论红楼梦与中国文学', ...popular }),
      aBib('long', { title: '红楼梦研究资料汇编与索引', ...popular }),
      aBib('work', { title: '红楼梦 : 校注本' }),
      aBib('three', { title: '三国演义' }),
      aBib('history', { title: '论三国', ...popular }),
      aBib('west', { title: '西游记' }),
      aBib('latin', { title: 'Shui hu zhuan' }),
    ];

    it.each([
      ['honglou', 'work'],
      ['hongloumeng', 'work'],
      ['sanguo', 'three'],
      ['xiyou', 'west'],
      ['shuihu', 'latin'],
    ])('%s finds the title first that begins so', async (typed, id) => {
      const found = await find(await indexed(...documents), words(typed), { widen: true });
      expect(found.reading.kind).toBe('pinyin');
      expect(idsOf(found)[0]).toBe(id);
    });

    it('finds titles that begin so before those that hold it', async () => {
      const found = await find(await indexed(...documents), words('honglou'), { widen: true });
      expect(idsOf(found)).toEqual(['work', 'long', 'about']);
    });
  });

  describe('Japanese in Latin letters', () => {
    const documents = [
      aBib('tokyo', { title: 'Tōkyō no rekishi' }),
      aBib('kana', { title: 'ノルウェイ ノ モリ' }),
      aBib('mizu', { title: 'Mizu o motomete' }),
      aBib('cat', { title: 'こころ' }),
      aBib('newspaper', { title: 'Shinbun gaku' }),
      aBib('long', { title: 'とうきょうものがたり' }),
    ];

    it.each([
      ['toukyou no rekishi', 'tokyo'],
      ['tookyoo no rekisi', 'tokyo'],
      ['Tôkyô no rekisi', 'tokyo'],
      ['noruwei no mori', 'kana'],
      ['noruweinomori', 'kana'],
      ['mizu wo motomete', 'mizu'],
      ['kokoro', 'cat'],
      ['shimbun gaku', 'newspaper'],
      ['sinbun gaku', 'newspaper'],
      ['tokyo monogatari', 'long'],
      ['tōkyō monogatari', 'long'],
      ['toukyou monogatari', 'long'],
    ])('%s finds the title in whatever spelling the record has it', async (typed, id) => {
      const found = await find(await indexed(...documents), words(typed), { widen: true });
      expect(idsOf(found)[0]).toBe(id);
    });
  });
}
