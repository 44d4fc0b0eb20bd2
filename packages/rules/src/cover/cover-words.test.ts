import { describe, expect, it } from 'vitest';
import { lettersOfLongestWord, partedWords } from './cover-words.ts';

const shown = (title: string) => partedWords(title).replaceAll('\u00ad', '-');

describe('a title on a cover', () => {
  it('divides long words between syllables, and never near an end', () => {
    expect(shown('Structure and Interpretation of Algorithms')).toBe(
      'Structure and Interpre-ta-tion of Algo-rithms',
    );
    expect(shown('Imagined Communities')).toBe('Imagined Commu-ni-ties');
    expect(shown('La Méditerranée')).toBe('La Médi-terranée');
  });

  it('leaves short words and other scripts as they are', () => {
    for (const title of ['A Short History', '红楼梦研究资料汇编', 'Преступление и наказание', 'C++'])
      expect(partedWords(title)).toBe(title);
  });

  it('is set smaller for a long word, within what can be read', () => {
    expect(lettersOfLongestWord('红楼梦')).toBe(8);
    expect(lettersOfLongestWord('Philosophy')).toBe(10);
    expect(lettersOfLongestWord('Donaudampfschifffahrt')).toBe(12);
  });
});
