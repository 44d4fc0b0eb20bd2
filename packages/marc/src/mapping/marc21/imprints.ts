import type { Imprint } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { placeOrPublisher } from '../place-and-publisher.ts';
import { byFunction, firstPrintedYear } from '../printed-years.ts';
import { appendWithMark, dropLoneBrackets, trimFullStop, trimIsbd } from '../punctuation.ts';
import { codedPublicationYear, codedYear } from '../year.ts';

const KINDS: Readonly<Record<string, Imprint['kind']>> = {
  '0': 'production',
  '1': 'publication',
  '2': 'distribution',
  '3': 'manufacture',
};

/** The imprints of 264 and 260. The copyright date (264 _4) is not an imprint. */
export function mapImprints(index: FieldIndex): Imprint[] {
  const imprints: Imprint[] = [];
  for (const field of index.fields('264')) {
    if (field.ind2 === '4') continue;
    push(imprints, index, field, KINDS[field.ind2] ?? 'publication', 'abc');
  }
  for (const field of index.fields('260')) {
    push(imprints, index, field, 'publication', 'abc');
    push(imprints, index, field, 'manufacture', 'efg');
  }
  return imprints;
}

function push(
  imprints: Imprint[],
  index: FieldIndex,
  field: DataField,
  kind: Imprint['kind'],
  codes: string,
) {
  const [placeCode, nameCode, dateCode] = [codes.charAt(0), codes.charAt(1), codes.charAt(2)];
  const places: string[] = [];
  const publishers: string[] = [];
  let date: string | undefined;
  for (const { code, value } of field.subfields) {
    if (code !== placeCode && code !== nameCode && code !== dateCode) continue;
    const text = cleanText(value);
    if (code === dateCode) date ??= printedDate(text);
    else {
      const name = placeOrPublisher(text);
      if (name !== undefined) (code === placeCode ? places : publishers).push(name);
    }
  }
  if (places.length === 0 && publishers.length === 0 && date === undefined) return;
  const previous = imprints.at(-1);
  if (
    previous?.kind === kind &&
    places.length === 0 &&
    previous.publishers.length === 0 &&
    previous.date === undefined
  ) {
    // One imprint in two fields: the first has the place, the second the publisher.
    imprints[imprints.length - 1] = { ...previous, publishers, ...(date !== undefined && { date }) };
    return;
  }
  const pair = index.pair(field);
  const vernacular = pair === undefined ? '' : imprintText(pair, codes);
  imprints.push({
    kind,
    places,
    publishers,
    ...(date !== undefined && { date }),
    ...(vernacular !== '' && { vernacular }),
  });
}

function imprintText(field: DataField, codes: string): string {
  let text = '';
  let previous = '';
  for (const { code, value } of field.subfields) {
    if (code.length !== 1 || !codes.includes(code)) continue;
    const place = code === codes.charAt(0);
    const mark = place ? ' ; ' : code === codes.charAt(2) || previous === '' ? ', ' : ' : ';
    text = appendWithMark(text, mark, cleanText(value));
    previous = code;
  }
  return trimIsbd(text);
}

function printedDate(text: string): string | undefined {
  return trimFullStop(trimIsbd(dropLoneBrackets(text))) || undefined;
}

export interface Years {
  readonly year?: number;
  readonly yearEnd?: number;
}

/**
 * The first year, and the last year of a serial that has ended: from 008/06-14, else from what is printed. For a reprint (r) it is
 * the year of the reprint.
 */
export function mapYears(index: FieldIndex): Years {
  const coded = index.control('008') ?? '';
  const type = coded[6];
  const year =
    codedPublicationYear(coded.slice(7, 11), coded.slice(11, 15), type === 'r') ?? printedYearOf(index);
  if (type !== 'd') return { year };
  const end = codedYear(coded.slice(11, 15));
  return end === undefined || (year !== undefined && end < year) ? { year } : { year, yearEnd: end };
}

/** The functions of 264 (second indicator) in the order in which their dates stand for that of publication (RDA 2.7-2.11). */
const DATE_ORDER = ['1', '0', '2', '4', '3'];

function printedYearOf(index: FieldIndex): number | undefined {
  return firstPrintedYear(
    [...byFunction(index.fields('264'), DATE_ORDER), ...index.fields('260')],
    ['c', 'g'],
  );
}
