import type { Imprint } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { placeOrPublisher } from '../place-and-publisher.ts';
import { byFunction, firstPrintedYear } from '../printed-years.ts';
import { dropLoneBrackets } from '../punctuation.ts';
import { all, first } from '../subfields.ts';
import { codedPublicationYear, codedYear } from '../year.ts';

const KINDS: Readonly<Record<string, Imprint['kind']>> = {
  '0': 'publication',
  '1': 'production',
  '2': 'distribution',
  '3': 'manufacture',
};

/** The imprints of 210 and 214: $a $c $d publication, $e $g $h manufacture. The copyright date (214 _4) is left out. */
export function mapImprints(index: FieldIndex): Imprint[] {
  const imprints: Imprint[] = [];
  for (const field of index.fields('210')) {
    push(imprints, index, field, 'publication', 'acd');
    push(imprints, index, field, 'manufacture', 'egh');
  }
  for (const field of index.fields('214')) {
    if (field.ind2 !== '4') push(imprints, index, field, KINDS[field.ind2] ?? 'publication', 'acd');
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
  const places = names(field, codes.charAt(0));
  const publishers = names(field, codes.charAt(1));
  const date = dropLoneBrackets(first(field, codes.charAt(2)) ?? '') || undefined;
  if (places.length === 0 && publishers.length === 0 && date === undefined) return;
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

function names(field: DataField, code: string): string[] {
  return all(field, code).flatMap((text) => placeOrPublisher(text) ?? []);
}

function imprintText(field: DataField, codes: string): string {
  let text = '';
  for (const { code, value } of field.subfields) {
    if (code.length !== 1 || !codes.includes(code)) continue;
    const part = cleanText(value);
    const mark = code === codes.charAt(0) ? ' ; ' : code === codes.charAt(1) ? ' : ' : ', ';
    text = text === '' ? part : text + mark + part;
  }
  return text;
}

export interface Years {
  readonly year?: number;
  readonly yearEnd?: number;
}

/** Years of publication: 100 $a positions 8-16 (type of date, date 1, date 2), else the imprint. Type e is a reproduction. */
export function mapYears(index: FieldIndex): Years {
  const coded = codedData(index);
  const type = coded[8];
  const year =
    codedPublicationYear(coded.slice(9, 13), coded.slice(13, 17), type === 'e') ?? printedYearOf(index);
  if (type !== 'b') return { year };
  const end = codedYear(coded.slice(13, 17));
  return end === undefined || (year !== undefined && end < year) ? { year } : { year, yearEnd: end };
}

/** The value of 100 $a, untrimmed, because positions count. */
export function codedData(index: FieldIndex): string {
  return index.first('100')?.subfields.find(({ code }) => code === 'a')?.value ?? '';
}

/** The functions of 214 (second indicator) in the order in which their dates stand for that of publication (RDA 2.7-2.11). */
const DATE_ORDER = ['0', '1', '2', '4', '3'];

function printedYearOf(index: FieldIndex): number | undefined {
  return firstPrintedYear(
    [...index.fields('210'), ...byFunction(index.fields('214'), DATE_ORDER)],
    ['d', 'h'],
  );
}
