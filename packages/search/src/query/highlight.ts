import { tokenize } from '../analysis/tokenize.ts';
import type { TextField } from '../search-document.ts';
import type { Query } from '../search-engine.ts';
import { type WantedSequence, wantedSequences } from './wanted-terms.ts';

/** A stretch of text: UTF-16 offsets, the end not included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface HighlightOptions {
  /** The field of the text: parts of the query for other fields mark nothing. */
  readonly field?: TextField;
  /** Languages (ISO 639-2/B) whose stems the query stands for. */
  readonly languages?: readonly string[];
  /** At most so many ranges (default 200). */
  readonly limit?: number;
}

const MOST_RANGES = 200;

interface Token extends Range {
  readonly term: string;
}

/**
 * The places where a text holds words of a query, in the original spelling and script (紅樓夢 marks 红楼梦). Ranges are in order and neither
 * overlap nor touch. `field` is the field of the text: parts of the query for other fields mark nothing.
 */
export type Highlighter = (text: string, field?: TextField) => Range[];

/** The highlighter of a query for any number of texts: the query is read once for each field. */
export function highlighter(
  query: Query,
  { languages, limit = MOST_RANGES }: Omit<HighlightOptions, 'field'> = {},
): Highlighter {
  const wantedIn = new Map<TextField | undefined, readonly WantedSequence[]>();
  return (text, field) => {
    const wanted = wantedIn.get(field) ?? wantedSequences(query, field, languages);
    wantedIn.set(field, wanted);
    if (wanted.length === 0) return [];
    const tokens = tokensOf(text, languages);
    return merge(wanted.flatMap((sequence) => rangesOf(sequence, tokens))).slice(0, limit);
  };
}

/** As a Highlighter, for a single text. */
export function highlight(text: string, query: Query, options: HighlightOptions = {}): Range[] {
  return highlighter(query, options)(text, options.field);
}

interface Tokens {
  readonly byPosition: readonly Token[][];
  /** Where each term stands. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

function tokensOf(text: string, languages: readonly string[] | undefined): Tokens {
  const byPosition: Token[][] = [];
  const positions = new Map<string, number[]>();
  const add = (term: string, position: number, start: number, end: number): void => {
    byPosition[position] ??= [];
    byPosition[position].push({ term, start, end });
    const known = positions.get(term);
    if (known === undefined) positions.set(term, [position]);
    else known.push(position);
  };
  tokenize(text, add, languages);
  return { byPosition, positions };
}

function rangesOf(wanted: WantedSequence, { byPosition, positions }: Tokens): Range[] {
  const [first] = wanted.terms;
  if (first === undefined) return [];
  const onlyBegun = wanted.lastIsPrefix && wanted.terms.length === 1;
  const places = onlyBegun ? byPosition.keys() : (positions.get(first.term) ?? []);
  return Array.from(places, (place) => rangeAt(byPosition, place - first.offset, wanted)).filter(
    (range) => range !== undefined,
  );
}

function rangeAt(byPosition: readonly Token[][], base: number, wanted: WantedSequence): Range | undefined {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const [index, { term, offset }] of wanted.terms.entries()) {
    const begun = wanted.lastIsPrefix && index === wanted.terms.length - 1;
    const token = byPosition[base + offset]?.find((held) =>
      begun ? held.term.startsWith(term) : held.term === term,
    );
    if (token === undefined) return undefined;
    start = Math.min(start, token.start);
    end = Math.max(end, token.end);
  }
  return { start, end };
}

function merge(ranges: readonly Range[]): Range[] {
  const merged: { start: number; end: number }[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
