import { LONGEST_LINE } from '../limits.ts';
import type { Line } from './line-splitter.ts';
import { type Delimiter, endsInQuotes } from './read-cells.ts';

/**
 * Joins the lines of a record of CSV whose quotes have line breaks in them. If quotes are not closed within the length of a line, they are
 * taken for characters and each line is a record, so a forgotten quote costs one row and not the rest of the file.
 */
export function createRecordJoiner(delimiter: Delimiter) {
  let waiting: Line[] = [];
  let length = 0;

  /** The records that end with the next line. */
  function push(line: Line): readonly Line[] {
    if (delimiter === '\t') return [line];
    const isOpen = waiting.length > 0;
    if (line.isTooLong || length + line.text.length > LONGEST_LINE) return [...finish(), line];
    if (!isOpen && !line.text.includes('"')) return [line];
    waiting.push(line);
    length += line.text.length + 1;
    if (endsInQuotes(line.text, delimiter, isOpen)) return [];
    const [first = line] = waiting;
    const text = waiting.length === 1 ? first.text : waiting.map((one) => one.text).join('\n');
    waiting = [];
    length = 0;
    return [{ ...line, number: first.number, text }];
  }

  /** The lines that wait for a quote that does not come. */
  function finish(): readonly Line[] {
    const lines = waiting;
    waiting = [];
    length = 0;
    return lines;
  }

  return { push, finish };
}
