import { describe, expect, it } from 'vitest';
import { houseTopics } from '../../library-answers/house-words.ts';
import type { Written } from '../understand/choose-grammar.ts';
import { foldedText } from '../understand/folded-text.ts';
import { namesOf } from './editions.ts';
import { knownWordsIn } from './known-words.ts';
import { eitherOf } from './nearest-works.ts';
import { ABOUT_OTHERS, LEARNS, OF_OTHERS, partAsked, SEQUEL } from './wishes.ts';

const known = (text: string, written: Written) =>
  knownWordsIn(foldedText(text), written).map(({ known: { kind }, from, to }) => [
    kind,
    text.slice(from, to),
  ]);

describe('known words', () => {
  it('are found in each language with other endings, the longest first', () => {
    expect(known('a book on shipwrecks for my niece', 'en')).toEqual([
      ['topic', 'shipwrecks'],
      ['audience', 'niece'],
    ]);
    expect(known('des recettes de gâteaux', 'fr')).toEqual([
      ['topic', 'recettes'],
      ['topic', 'gâteaux'],
    ]);
    expect(known('金庸的武俠小說', 'zh')).toEqual([
      ['name', '金庸'],
      ['topic', '武俠小說'],
    ]);
  });

  it('stand for the words of all three languages', () => {
    const [place] = knownWordsIn('naufrages', 'fr');
    expect(place?.known.words).toEqual(expect.arrayContaining(['shipwrecks', 'naufrages', '沉船']));
  });

  it('that only readers say are not sought', () => {
    const [place] = knownWordsIn('niece', 'en');
    expect(place?.known.words).toContain('children');
    expect(place?.known.words).not.toContain('niece');
  });
});

it('asks for any of some words, those of several words together', () => {
  expect(eitherOf(['ship', 'sailing ship', '船只'], true)).toBe('(ship OR "sailing ship" OR "船只")');
  expect(eitherOf(['ship'], true)).toBe('ship');
});

it('takes titles apart where another record may have a part', () => {
  expect(namesOf('三体Ⅱ : 黑暗森林')).toEqual(['三体Ⅱ : 黑暗森林', '三体Ⅱ', '黑暗森林']);
  expect(namesOf('Cod : a biography of the fish')).toEqual(['Cod : a biography of the fish', 'Cod']);
});

it('knows what a service of the house is about, in any words', () => {
  const same = (one: string, other: string) =>
    [...houseTopics(one)].some((topic) => houseTopics(other).has(topic));
  expect(same('need to print my boarding pass', 'Combien coûte une impression ?')).toBe(true);
  expect(same('可以带奶茶进去吗', 'May I bring food and drinks?')).toBe(true);
  expect(houseTopics('my mum needs large print books').size).toBe(0);
});

it('tells wishes by their words', () => {
  expect(OF_OTHERS.en.test('can my daughter use my card?')).toBe(true);
  expect(OF_OTHERS.en.test('is there anything for children in the library')).toBe(false);
  expect(ABOUT_OTHERS.en.test('tell me what lucy example has out')).toBe(true);
  expect(ABOUT_OTHERS.en.test('what have i got out')).toBe(false);
  expect(SEQUEL.fr.test('la suite du crabe aux pinces')).toBe(true);
  expect(partAsked('三体第二部', 'zh')).toEqual({ nth: 2, words: '第二部' });
  expect(LEARNS.en.exec("comics for a boy who's learning french")?.groups?.name).toBe('french');
});
