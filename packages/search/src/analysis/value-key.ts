import { fold } from './fold.ts';
import { scan } from './scan.ts';

/**
 * One value of a field as a whole: two values with the same key are the same words in the same order (`exact` matches,
 * a full title typed as query). Runs without spaces grow together over punctuation, so 《紅樓夢》研究 and 红楼梦研究
 * agree. A value of signs alone ("?") keeps its signs.
 */
export function valueKey(text: string): string {
  const folded = fold(text);
  let key = '';
  const addWord = (term: string): void => {
    key += key === '' ? term : ` ${term}`;
  };
  scan(folded, {
    word: addWord,
    chunk: (atoms) => {
      for (const { main } of atoms) addWord(main);
    },
    run: (bounds, _letters, follows) => {
      const run = folded.slice(bounds[0], bounds.at(-1));
      if (follows) key += run;
      else addWord(run);
    },
  });
  return key === '' ? folded.replaceAll(' ', '') : key;
}
