import { tokenize } from '../analysis/tokenize.ts';
import type { Query, TextField } from '../search-engine.ts';
import { type WantedSequence, wantedSequences } from './wanted-terms.ts';

/** A stretch of text: UTF-16 offsets, the end not included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface HighlightOptions {
  /** The field that the text comes from: parts of the query that ask another field mark nothing. */
  readonly field?: TextField;
  /** Languages (ISO 639-2/B) whose stems the query stands for. */
  readonly languages?: readonly string[];
  /** At most so many ranges (default 200). */
  readonly limit?: number;
}

interface Token extends Range {
  readonly term: string;
}

/**
 * Where a text holds what a query asked for, in the original spelling and script (紅樓夢 marks 红楼梦). Ranges are in order
 * and neither overlap nor touch.
 */
export function highlight(text: string, query: Query, options: HighlightOptions = {}): Range[] {
  const wanted = wantedSequences(query, options.field, options.languages);
  if (wanted.length === 0) return [];
  const byPosition = tokensByPosition(text, options.languages);
  const found: Range[] = [];
  for (const sequence of wanted) {
    for (let base = 0; base < byPosition.length; base++) {
      const range = rangeAt(byPosition, base, sequence);
      if (range !== undefined) found.push(range);
    }
  }
  return merge(found).slice(0, options.limit ?? 200);
}

function tokensByPosition(text: string, languages: readonly string[] | undefined): Token[][] {
  const byPosition: Token[][] = [];
  const add = (term: string, position: number, start: number, end: number): void => {
    byPosition[position] ??= [];
    byPosition[position].push({ term, start, end });
  };
  tokenize(text, add, languages);
  return byPosition;
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
