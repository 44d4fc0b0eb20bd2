import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../search-document.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** Which titles come first, for readers of English. */
export function describeTitleOrder({ indexed, find }: SuiteContext): void {
  const order = async (text: string, ...documents: SearchDocument[]): Promise<string[]> => {
    const index = await indexed(...documents.map((document) => ({ ...document, languages: ['eng'] })));
    return idsOf(await find(index, words(text), { languages: ['eng'] }));
  };

  describe('titles that begin with what was typed', () => {
    const popular = { popularity: 900 };

    it('come before those that hold it later or with another article', async () => {
      const found = await order(
        'the atomic',
        aBib('other-article', { title: 'An atomic love story of the city', ...popular }),
        aBib('later', { title: 'Life in the atomic age', ...popular }),
        aBib('begins', { title: 'The atomic bomb and the war that went before' }),
      );
      expect(found[0]).toBe('begins');
      expect(found).toHaveLength(3);
    });

    it('come before those that leave out the article that was typed', async () => {
      const found = await order(
        'the atomic bomb',
        aBib('without', { title: 'Atomic bomb: the story of a project', ...popular }),
        aBib('later', { title: 'Life and times of the atomic bomb' }),
        aBib('begins', { title: 'The atomic bomb and the war that went before' }),
      );
      expect(found).toEqual(['begins', 'later', 'without']);
    });

    it('may have an article in front where none was typed', async () => {
      const found = await order(
        'great gatsby',
        aBib('later', { title: 'Reading great Gatsby', ...popular }),
        aBib('article', {
          title: 'The great Gatsby and other stories of its author',
          filed: 'great Gatsby and other stories of its author',
        }),
        aBib('plain', { title: 'Great Gatsby and other stories of its author' }),
      );
      expect(found[2]).toBe('later');
    });

    it('may lack the article that was typed, but not have another', async () => {
      const found = await order(
        'the atomic',
        aBib('other-article', {
          title: 'An atomic love story of the city',
          filed: 'atomic love story of the city',
          ...popular,
        }),
        aBib('later', { title: 'Life in the atomic age', ...popular }),
        aBib('bare', { title: 'Atomic habits and the war that went before' }),
      );
      expect(found[0]).toBe('bare');
      expect(found).toHaveLength(3);
    });

    it('are those of Han characters too', async () => {
      const found = await order(
        '中国文学史',
        aBib('later', { title: '简明中国文学史', ...popular }),
        aBib('begins', { title: '中国文学史新编讲义' }),
      );
      expect(found).toEqual(['begins', 'later']);
    });
  });

  describe('a whole title', () => {
    it('comes first as the main title of a record, then before its subtitle, then as another title of one', async () => {
      const found = await order(
        'quantum mechanics',
        withTitles('another', 'Quantum mechanics demystified', 'Quantum mechanics'),
        withTitles('proper', 'Quantum mechanics : a course'),
        withTitles('publisher', 'Quantum mechanics: a course for all'),
        withTitles('main', 'Quantum Mechanics', 'A course for students'),
      );
      expect(found[0]).toBe('main');
      expect(found.slice(1, 3).toSorted()).toEqual(['proper', 'publisher']);
      expect(found[3]).toBe('another');
    });

    it('is the same behind its article, once those stand that have none', async () => {
      const found = await order(
        'cabinet',
        aBib('longer', { title: 'Cabinet making for beginners', popularity: 900 }),
        aBib('article', { title: 'The Cabinet' }),
        aBib('exact', { title: 'Cabinet' }),
      );
      expect(found).toEqual(['exact', 'article', 'longer']);
    });

    it('is the same without the article that was typed', async () => {
      const found = await order(
        'the cabinet',
        aBib('longer', { title: 'The cabinet of curiosities', popularity: 900 }),
        withTitles('bare', 'Cabinet', 'Published for the crown'),
        aBib('exact', { title: 'The Cabinet' }),
      );
      expect(found).toEqual(['exact', 'bare', 'longer']);
    });

    it('is first of all that of a journal or newspaper', async () => {
      const used = { popularity: 900, year: 2024 };
      const serial = (id: string, title: string, docType: string) => {
        const bib = aBib(id, { title });
        return { ...bib, facets: { ...bib.facets, docType: [docType] } };
      };
      const documents = [
        aBib('book', { title: 'Science', ...used }),
        serial('journal', 'Science : a weekly', 'journal'),
        serial('newspaper', 'The Science', 'newspaper'),
        serial('another', 'Science and society', 'journal'),
        aBib('study', { title: 'Science : a study', ...used }),
      ];
      const found = await order('science', ...documents);
      expect(found.slice(0, 2).toSorted()).toEqual(['journal', 'newspaper']);
      expect(found.slice(2)).toEqual(['book', 'study', 'another']);
      expect((await order('the science', ...documents))[0]).toBe('newspaper');
    });
  });

  describe('words of a title', () => {
    it('count where they are longer than the one that was typed, which stands elsewhere', async () => {
      const many = Array.from({ length: 600 }, (_, number) => aBib(`other-${number}`, { title: 'Forest' }));
      const found = await order(
        'water',
        aBib('subject', { title: 'Rivers', subject: ['Water'], popularity: 900 }),
        aBib('longer', { title: 'Watersheds of the north', subject: ['Water'] }),
        aBib('title', { title: 'Water in the north', subject: ['Water'] }),
        aBib('subtitle', { title: 'Rivers : watersheds', subject: ['Water'], popularity: 900 }),
        aBib('without', { title: 'Waterways' }),
        ...many,
      );
      expect(found).toEqual(['title', 'longer', 'subtitle', 'subject']);
    });

    it('come first where they stand side by side', async () => {
      const found = await order(
        'spatial data',
        aBib('apart', { title: 'Spatial planning and the data revolution', popularity: 900 }),
        aBib('beside', { title: 'Handbook of the quality of spatial data' }),
      );
      expect(found).toEqual(['beside', 'apart']);
    });

    it('come first where the title proper holds them, not a subtitle and a subject', async () => {
      const subtitle = aBib('subtitle', {
        title: 'An app for everything : physics with the smartphone',
        popularity: 900,
      });
      const found = await order(
        'smartphone',
        { ...subtitle, text: { ...subtitle.text, subject: ['Smartphone'] } },
        aBib('proper', { title: 'One hundred experiments in physics with the smartphone' }),
      );
      expect(found).toEqual(['proper', 'subtitle']);
    });
  });
}

function withTitles(id: string, ...titles: string[]): SearchDocument {
  const bib = aBib(id, { title: titles[0] ?? '' });
  return { ...bib, text: { ...bib.text, title: titles } };
}
