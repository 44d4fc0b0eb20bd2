import type { Range } from './highlight.ts';

/** A piece of a longer text around what was found. Ranges are offsets in the piece. */
export interface Excerpt {
  readonly text: string;
  readonly ranges: readonly Range[];
  /** Whether something of the text stands before or behind the piece: show an ellipsis there. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

/** How far a cut may move so that it falls between two words, in UTF-16 units. */
const WORD_REACH = 24;

/** The piece of at most `length` UTF-16 units that shows the most ranges; the beginning where there are none. */
export function excerpt(text: string, ranges: readonly Range[], length: number): Excerpt {
  if (text.length <= length) return { text, ranges, cutBefore: false, cutAfter: false };
  const shown = densest(ranges, length);
  const first = shown[0]?.start ?? 0;
  const last = shown.at(-1)?.end ?? 0;
  const before = Math.floor((length - (last - first)) / 2);
  const from = wordStart(text, Math.max(0, Math.min(first - before, text.length - length)), first);
  const to = wordEnd(text, Math.min(text.length, from + length), last);
  return {
    text: text.slice(from, to),
    ranges: ranges
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start - from, end: end - from })),
    cutBefore: from > 0,
    cutAfter: to < text.length,
  };
}

/** The most neighbouring ranges that fit into `length` together. */
function densest(ranges: readonly Range[], length: number): readonly Range[] {
  let best: readonly Range[] = [];
  let last = 0;
  for (const [first, { start }] of ranges.entries()) {
    last = Math.max(last, first);
    while (last < ranges.length && (ranges[last]?.end ?? 0) - start <= length) last++;
    if (last - first > best.length) best = ranges.slice(first, last);
  }
  return best;
}

/** The beginning of a word at `from` or soon behind it, but not behind `latest`. */
function wordStart(text: string, from: number, latest: number): number {
  if (from === 0 || isSpace(text, from - 1)) return from;
  const space = text.slice(from, from + WORD_REACH).search(/\s/);
  return space < 0 || from + space + 1 > latest ? wholeCharacter(text, from) : from + space + 1;
}

/** The end of a word at `to` or shortly before it, but not before `earliest`. */
function wordEnd(text: string, to: number, earliest: number): number {
  if (to >= text.length || isSpace(text, to)) return to;
  for (let end = to; end > to - WORD_REACH && end > earliest; end--) if (isSpace(text, end)) return end;
  return wholeCharacter(text, to);
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}

/** Never between the halves of a character outside the basic plane. */
function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
