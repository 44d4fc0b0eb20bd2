import { isolated } from '@lectern/rules/isolated-text';

type Direction = 'rtl' | 'ltr' | 'number' | 'none';

/**
 * The words of a line from left to right, as they are drawn. The package that draws turns the letters of a right-to-left word itself, and
 * leaves the words where they stand. Words of the other direction than `base` keep their order among themselves, and so do numbers (UAX 9).
 */
export function visualOrder(text: string, base: 'rtl' | 'ltr' = baseDirection(text)): string {
  if (base === 'ltr' && isolated(text) === text) return text;
  const words = text.split(' ');
  const directions = resolved(words.map(directionOf), base);
  const runs: string[] = [];
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && directions[at] === directions[start]) continue;
    const run = words.slice(start, at);
    runs.push((directions[start] === 'rtl' ? run.reverse() : run).join(' '));
    start = at;
  }
  return (base === 'rtl' ? runs.reverse() : runs).join(' ');
}

/** The direction of a text: that of its first letter. */
export function baseDirection(text: string): 'rtl' | 'ltr' {
  for (const word of text.split(' ')) {
    const direction = directionOf(word);
    if (direction === 'rtl' || direction === 'ltr') return direction;
  }
  return 'ltr';
}

function directionOf(word: string): Direction {
  for (const letter of word) {
    if (isolated(letter) !== letter) return 'rtl';
    if (/\p{L}/u.test(letter)) return 'ltr';
  }
  return /\d/.test(word) ? 'number' : 'none';
}

/** Numbers are read from the left. Words of signs only go with the word before them, at the beginning with the first other one. */
function resolved(directions: readonly Direction[], base: 'rtl' | 'ltr'): ('rtl' | 'ltr')[] {
  const reading = directions.map((direction) => (direction === 'number' ? 'ltr' : direction));
  let last = reading.find((direction) => direction !== 'none') ?? base;
  return reading.map((direction) => {
    if (direction !== 'none') last = direction;
    return last === 'rtl' ? 'rtl' : 'ltr';
  });
}
