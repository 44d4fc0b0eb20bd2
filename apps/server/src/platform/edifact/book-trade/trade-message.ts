import type { EdifactMessage } from '../read-interchange.ts';
import { componentOf, type Segment } from '../segment.ts';

/** The parts of a message of the book trade (D.96A): its head, a group of segments for each LIN, and what follows UNS. */
export interface TradeParts {
  readonly head: readonly Segment[];
  readonly lines: readonly (readonly Segment[])[];
  readonly tail: readonly Segment[];
}

export function partsOf({ segments }: Pick<EdifactMessage, 'segments'>): TradeParts {
  const head: Segment[] = [];
  const lines: Segment[][] = [];
  const tail: Segment[] = [];
  let into = head;
  for (const segment of segments) {
    if (segment.tag === 'UNS') {
      into = tail;
      continue;
    }
    if (segment.tag === 'LIN' && into !== tail) {
      into = [];
      lines.push(into);
    }
    into.push(segment);
  }
  return { head, lines, tail };
}

/** The value of the first segment of this name whose first component is the qualifier: `RFF+ON:17` answers 17 for ON. */
export function qualified(segments: readonly Segment[], tag: string, ...qualifiers: string[]): string {
  for (const qualifier of qualifiers) {
    const found = segments.find((one) => one.tag === tag && componentOf(one, 0) === qualifier);
    const value = componentOf(found, 0, 1);
    if (value !== '') return value;
  }
  return '';
}

/** A date of `DTM` as a calendar date; empty where there is none, or it is no date. */
export function dateOf(segments: readonly Segment[], ...qualifiers: string[]): string {
  const value = qualified(segments, 'DTM', ...qualifiers);
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  return day !== undefined && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ? date : '';
}

/**
 * A quantity or an amount as a decimal number with a point; empty where it is none. The sign for decimals is that of UNA, and a comma or a
 * point besides: vendors write either.
 */
export function decimalOf(value: string): string {
  const written = value.replace(',', '.');
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(written) ? written : '';
}

/** A whole quantity; undefined where there is none. */
export function quantityOf(segments: readonly Segment[], ...qualifiers: string[]): number | undefined {
  const value = decimalOf(qualified(segments, 'QTY', ...qualifiers));
  const number = Number(value);
  return value !== '' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** The number of the document in BGM: that of an invoice, a quote, or the sender's own. */
export function documentNumber(head: readonly Segment[]): string {
  return componentOf(
    head.find(({ tag }) => tag === 'BGM'),
    1,
  );
}

export function currencyOf(head: readonly Segment[]): string {
  const found = head.find(({ tag }) => tag === 'CUX');
  return componentOf(found, 0, 1).toUpperCase();
}

/** Numbers by which the trade names a title, the 13 digits first. */
export function numbersOf(line: readonly Segment[]): readonly string[] {
  const [start, ...rest] = line;
  const all = [
    componentOf(start, 2),
    ...rest
      .filter(({ tag }) => tag === 'PIA')
      .flatMap(({ elements }) => elements.slice(1).map(([number = '']) => number.trim())),
  ].filter((number) => number !== '');
  return [...new Set(all)].sort((one, other) => Number(other.length === 13) - Number(one.length === 13));
}
