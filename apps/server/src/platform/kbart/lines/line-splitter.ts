import { LONGEST_LINE } from '../limits.ts';

/** A line of a file. Of a line that is too long only the beginning is kept. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** Whether a line end stands behind it; only the last line of a file may have none. */
  readonly isEnded: boolean;
  readonly isTooLong: boolean;
}

/**
 * Splits text that comes in parts into lines. Ends are LF and CRLF; if the first one of the file is a single CR, they are CR too. Elsewhere
 * a single CR is a character of its line.
 */
export function createLineSplitter() {
  let rest = '';
  let number = 1;
  /** The beginning of a line of which more than the limit has come. */
  let longStart: string | undefined;
  let endsWithCr: boolean | undefined;

  /** The lines that end in the next part of the text. */
  function push(text: string, isLast = false): readonly Line[] {
    const buffer = rest + text;
    // Whether a CR at the end stands before an LF is known only with the next part.
    const length = !isLast && buffer.endsWith('\r') ? buffer.length - 1 : buffer.length;
    endsWithCr ??= firstEndIsCr(buffer, length);
    const lines: Line[] = [];
    let at = 0;
    // The next places of both are kept, so that a file of one kind is not searched for the other from each of its lines.
    let lf = -1;
    let cr = endsWithCr === true ? -1 : Number.POSITIVE_INFINITY;
    while (at < length) {
      if (lf < at) lf = placeOf(buffer, '\n', at);
      if (cr < at) cr = placeOf(buffer, '\r', at);
      const end = Math.min(lf, cr);
      if (end >= length) break;
      lines.push(lineOf(buffer.slice(at, end), true));
      at = end === cr && buffer[end + 1] === '\n' ? end + 2 : end + 1;
    }
    rest = buffer.slice(at);
    if (isLast && (rest !== '' || longStart !== undefined)) lines.push(lineOf(rest, false));
    else if (rest.length > LONGEST_LINE) {
      longStart ??= rest.slice(0, LONGEST_LINE);
      rest = rest.endsWith('\r') ? '\r' : '';
    }
    return lines;
  }

  function lineOf(text: string, isEnded: boolean): Line {
    const isTooLong = longStart !== undefined || text.length > LONGEST_LINE;
    const whole = longStart ?? text;
    longStart = undefined;
    return {
      number: number++,
      text: isTooLong ? whole.slice(0, LONGEST_LINE) : withoutCr(whole),
      isEnded,
      isTooLong,
    };
  }

  return {
    push,
    /** The number of the line that has not ended yet. */
    get line(): number {
      return number;
    },
  };
}

/** Whether the first line end is a single CR; undefined as long as there is none. */
function firstEndIsCr(buffer: string, length: number): boolean | undefined {
  const end = buffer.search(/[\r\n]/);
  if (end < 0 || end >= length) return undefined;
  return buffer[end] === '\r' && buffer[end + 1] !== '\n';
}

function placeOf(buffer: string, sign: string, from: number): number {
  const place = buffer.indexOf(sign, from);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

function withoutCr(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}
