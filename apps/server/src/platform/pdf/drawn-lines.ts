import { isolated } from '@lectern/rules/isolated-text';
import { baseDirection, visualOrder } from './visual-order.ts';

/**
 * The lines of a text as they are drawn one below the other. A text with right-to-left words is broken as it is read, and then each line is
 * turned: broken behind that, its beginning would stand in the last line. Any other text is one line, which the package that draws breaks.
 * `most` is the width of a line, and `widthOf` measures a text, in the same unit. A word that is wider than a line is one of its own.
 */
export function drawnLines(text: string, most: number, widthOf: (text: string) => number): readonly string[] {
  if (isolated(text) === text) return [text];
  const base = baseDirection(text);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => visualOrder(line, base));
}
