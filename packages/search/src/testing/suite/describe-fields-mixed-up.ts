import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../query/parse-query.ts';
import type { SearchDocument } from '../../search-document.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** What is found where readers type words of one field into the search of another, and names in either order. */
export function describeFieldsMixedUp({ indexed, find }: SuiteContext): void {
  const inTitle = (text: string) => words(text, { field: 'title' });
  const byAuthor = (text: string) => words(text, { field: 'author' });
  const exactly = (text: string) => words(text, { field: 'author', match: 'exact' });

  const novel = aBib('novel', {
    title: 'Pride and prejudice',
    author: ['Austen, Jane, 1775-1817'],
    series: ['Penguin classics'],
    publisher: ['Penguin'],
  });

  describe('a search of titles', () => {
    it('finds a work by title words and its author, after works with all words in the title', async () => {
      const index = await indexed(
        novel,
        aBib('study', { title: 'Studies of pride and prejudice in the novels of Austen', popularity: 1 }),
        aBib('namesake', { title: 'Pride and prejudice', author: ['Smith, Ann'] }),
        aBib('other', { title: 'Emma', author: ['Austen, Jane'] }),
      );
      expect(idsOf(await find(index, inTitle('pride and prejudice austen')))).toEqual(['study', 'novel']);
      expect(idsOf(await find(index, inTitle('austen pride prejudice')))).toEqual(['study', 'novel']);
    });

    it('does so in Han characters, with and without a space', async () => {
      const index = await indexed(
        aBib('work', { title: '三体', author: ['刘慈欣'] }),
        aBib('other', { title: '球状闪电', author: ['刘慈欣'] }),
      );
      const more = { widen: true, languages: ['chi'] };
      expect(idsOf(await find(index, inTitle('三体 刘慈欣'), more))).toEqual(['work']);
      expect(idsOf(await find(index, inTitle('三體 劉慈欣'), more))).toEqual(['work']);
      expect(idsOf(await find(index, inTitle('刘慈欣三体'), more))).toEqual(['work']);
    });

    it.each(['pride prejudice penguin', 'prejudice penguin classics', 'penguin classics'])(
      'finds %s by series and publisher',
      async (text) => {
        const index = await indexed(novel, aBib('another', { title: 'Prejudice in law' }));
        expect(idsOf(await find(index, inTitle(text)))).toEqual(['novel']);
      },
    );

    it('finds a title in quotes with its author beside it', async () => {
      const index = await indexed(
        novel,
        aBib('other', { title: 'Prejudice and pride', author: ['Austen, Jane'] }),
      );
      const typed = (text: string) => find(index, parseQuery(text, { field: 'title', match: 'all' }));
      expect(idsOf(await typed('"pride and prejudice" austen'))).toEqual(['novel']);
      expect(idsOf(await typed('jane austen "pride and prejudice"'))).toEqual(['novel']);
      expect(idsOf(await typed('"jane austen"'))).toEqual([]);
    });

    it('finds a title by its year and edition, but not by other words of notes', async () => {
      const bib = aBib('third', {
        title: 'Introduction to algorithms',
        notes: ['3rd edition', '2009', 'Index'],
      });
      const index = await indexed(bib, aBib('first', { title: 'Introduction to algorithms' }));
      expect(idsOf(await find(index, inTitle('introduction to algorithms 2009')))).toEqual(['third']);
      expect(idsOf(await find(index, inTitle('algorithms 3rd edition')))).toEqual(['third']);
      expect(idsOf(await find(index, inTitle('algorithms index')))).toEqual([]);
    });

    it('finds nothing by an author alone, and no author by a single word', async () => {
      const index = await indexed(novel, aBib('title', { title: 'Jane' }));
      expect(idsOf(await find(index, inTitle('jane austen')))).toEqual([]);
      expect(idsOf(await find(index, inTitle('jane')))).toEqual(['title']);
    });

    it('finds an ISBN and an ISSN, but no other number', async () => {
      const bib = aBib('isbn', { title: 'Algorithms', isbn: ['0-262-03384-4'], callNumber: ['QA76.6'] });
      const index = await indexed({ ...bib, keywords: { ...bib.keywords, issn: ['0028-0836'] } });
      for (const number of ['9780262033848', '0-262-03384-4', 'ISBN 978-0-262-03384-8', '0028-0836'])
        expect(idsOf(await find(index, inTitle(number)))).toEqual(['isbn']);
      expect(idsOf(await find(index, inTitle('QA76.6')))).toEqual([]);
    });
  });

  it('a search of subjects finds title words too, after subjects that have all words', async () => {
    const index = await indexed(
      aBib('mixed', { title: 'Whales of the Arctic', subject: ['Zoology'], popularity: 900 }),
      aBib('subject', { title: 'Handbook', subject: ['Zoology of whales'] }),
      aBib('title', { title: 'Zoology of whales', subject: ['Nature'] }),
    );
    const found = idsOf(await find(index, words('zoology whales', { field: 'subject' })));
    expect(found).toEqual(['subject', 'mixed']);
  });

  describe('a name', () => {
    const dickens = { title: 'Bleak house', author: ['Dickens, Charles'] };
    const catalogue = (): Promise<string> =>
      indexed(
        aBib('novel', dickens),
        aBib('life', {
          title: 'Charles Dickens',
          author: ['Chesterton, G. K.'],
          subject: ['Dickens, Charles'],
        }),
        aBib('stated', { title: 'Letters', author: ['Charles Dickens'] }),
        aBib('two', { title: 'Two authors', author: ['Dickens, Monica', 'Lamb, Charles'] }),
      );

    it('finds the same in direct and in inverted order, with its years too', async () => {
      const index = await catalogue();
      const direct = await find(index, byAuthor('Charles Dickens'));
      for (const text of ['Dickens, Charles', 'dickens charles']) {
        const found = await find(index, byAuthor(text));
        expect(idsOf(found)).toEqual(idsOf(direct));
      }
      expect(idsOf(direct).at(-1)).toBe('two');
      expect(idsOf(await find(index, byAuthor('Dickens, Charles, 1812-1870')))).toContain('novel');
    });

    it('finds the same in either order as an exact value', async () => {
      const index = await catalogue();
      const direct = idsOf(await find(index, exactly('Charles Dickens'))).toSorted();
      expect(direct).toEqual(expect.arrayContaining(['novel', 'stated']));
      expect(direct).not.toContain('two');
      for (const text of ['Dickens, Charles', 'DICKENS, Charles.', 'Dickens, Charles, 1812-1870'])
        expect(idsOf(await find(index, exactly(text))).toSorted()).toEqual(direct);
    });

    it('stands as it was typed in quotes', async () => {
      const index = await indexed(aBib('novel', dickens));
      const quoted = (text: string) => find(index, words(text, { field: 'author', match: 'phrase' }));
      expect(idsOf(await quoted('Charles Dickens'))).toEqual([]);
      expect(idsOf(await quoted('Dickens, Charles'))).toEqual(['novel']);
    });

    it.each([
      ['Charles Dickens', 'Dickens, Charles'],
      ['Dickens, Charles', 'Dickens, Charles'],
      ['鲁迅', '鲁迅'],
      ['Plato', 'Plato'],
    ])('in all fields finds works by %s before works about him', async (typed, name) => {
      const about = (id: string, title: string): SearchDocument =>
        aBib(id, { title, author: ['Wright, Ann'], subject: [name], popularity: 900 });
      const index = await indexed(
        about('whole', typed),
        about('life', `${typed} : a life`),
        aBib('work', { title: 'Collected works', author: [name] }),
        aBib('other', { title: 'Nothing of it' }),
      );
      const found = idsOf(await find(index, words(typed)));
      expect(found[0]).toBe('work');
      expect(found.toSorted()).toEqual(['life', 'whole', 'work']);
    });

    it('of a corporate body does not come before a title', async () => {
      const body = aBib('body', { title: 'Report', author: ['Nature Society'] });
      const index = await indexed({ ...body, persons: [] }, aBib('title', { title: 'Nature Society' }));
      expect(idsOf(await find(index, words('nature society')))).toEqual(['title', 'body']);
    });
  });
}
