import { EdifactError } from './edifact-fault.ts';
import type { Segment } from './segment.ts';

/** The signs of a file. UNA names them; without it those of level A hold. */
export interface ServiceSigns {
  readonly component: string;
  readonly element: string;
  readonly decimal: string;
  /** Takes the meaning from the sign that follows; a blank where nothing does. */
  readonly release: string;
  readonly terminator: string;
}

export const USUAL_SIGNS: ServiceSigns = {
  component: ':',
  element: '+',
  decimal: '.',
  release: '?',
  terminator: "'",
};

/** A year of invoices of a large vendor is below this. */
const MOST_SEGMENTS = 500_000;
const TAG = /^[A-Z][A-Z0-9]{2}$/;

/** The signs that the first nine characters name, and where the segments begin. */
export function readServiceSigns(text: string): { readonly signs: ServiceSigns; readonly begin: number } {
  const start = text.length - text.trimStart().length;
  if (!text.startsWith('UNA', start) || text.length < start + 9) return { signs: USUAL_SIGNS, begin: start };
  const [component = ':', element = '+', decimal = '.', release = ' ', , terminator = "'"] = text.slice(
    start + 3,
    start + 9,
  );
  return { signs: { component, element, decimal, release, terminator }, begin: start + 9 };
}

/**
 * Splits a file into its segments, in one pass. Line ends and blanks between segments are no part of them: many systems write one segment in
 * a line.
 *
 * @throws EdifactError where the last segment does not end, a name is none, or there are too many
 */
export function splitSegments(text: string): { readonly signs: ServiceSigns; readonly segments: Segment[] } {
  const { signs, begin } = readServiceSigns(text);
  const hasRelease = signs.release !== ' ';
  const segments: Segment[] = [];
  let elements: string[][] = [];
  let components: string[] = [];
  let value = '';
  let from = -1;
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (from < 0) {
      if (sign.trim() === '' || sign === '\u001a') continue;
      from = at;
    }
    if (hasRelease && sign === signs.release && at + 1 < text.length) {
      at += 1;
      value += text[at];
    } else if (sign === signs.terminator) {
      elements.push([...components, value]);
      segments.push(segmentOf(elements, segments.length + 1, from + 1));
      elements = [];
      components = [];
      value = '';
      from = -1;
    } else if (sign === signs.element) {
      elements.push([...components, value]);
      components = [];
      value = '';
    } else if (sign === signs.component) {
      components.push(value);
      value = '';
    } else if (sign !== '\r' && sign !== '\n') value += sign;
  }
  if (from >= 0) {
    const tag = (elements[0]?.[0] ?? value).slice(0, 3);
    throw new EdifactError('notEnded', { segment: segments.length + 1, tag, character: from + 1 });
  }
  return { signs, segments };
}

function segmentOf(all: readonly string[][], segment: number, character: number): Segment {
  const [[tag = ''] = [], ...elements] = all;
  const place = { segment, tag: tag.slice(0, 3), character };
  if (!TAG.test(tag)) throw new EdifactError('segment', place);
  if (segment > MOST_SEGMENTS) throw new EdifactError('tooLong', place);
  return { ...place, elements };
}
