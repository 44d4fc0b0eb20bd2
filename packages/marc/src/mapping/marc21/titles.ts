import type { BibTitle, TitleKind } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { markedNonfiling } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { trimIsbd } from '../punctuation.ts';
import { isRomanisationOf } from '../script.ts';
import { all, first, has, joined } from '../subfields.ts';
import { TitleList } from '../title-list.ts';
import { inBothScripts } from '../two-scripts.ts';
import { titleText, uniformTitleText } from './title-text.ts';

export interface Titles {
  readonly title: string;
  readonly titles: readonly BibTitle[];
  readonly responsibility?: string;
  /** True if the regular fields are romanised and the original script is in the paired fields. */
  readonly inVernacular: boolean;
}

/** Languages written in Latin letters. Their titles are shown as in 245, also if there is an 880. */
const LATIN_LANGUAGES = new Set(
  'eng ger fre spa ita por lat dut dan swe nor fin pol cze hun vie ind'.split(' '),
);

const UNIFORM = 'adgklmnoprsfth';

/** The titles of a MARC 21 record, that of 245 first. */
export function mapTitles(index: FieldIndex, language: string | undefined): Titles {
  const list = new TitleList();
  const main = index.first('245');
  const text = main === undefined ? { value: '' } : inBothScripts(index, main, titleText);
  const inVernacular =
    text.vernacular !== undefined &&
    isRomanisationOf(text.value, text.vernacular) &&
    !LATIN_LANGUAGES.has(language ?? '');

  if (main !== undefined) {
    list.add('main', text.value, { vernacular: text.vernacular, nonfiling: nonfilingOf(main, main.ind2) });
    if (text.romanised !== undefined) list.add('romanised', text.romanised);
    addParallels(list, main);
  }
  for (const field of index.fields('245').slice(1)) list.add('variant', titleText(field));
  addUniform(index, list);
  addVariants(index, list);
  addLinkedTitles(index, list);
  addContained(index, list);

  const fallback = list.titles[0];
  return {
    title:
      (inVernacular ? text.vernacular : undefined) ??
      (text.value || fallback?.vernacular || fallback?.value || ''),
    titles: list.titles,
    responsibility: main === undefined ? undefined : responsibilityOf(index, main, inVernacular),
    inVernacular,
  };
}

function responsibilityOf(index: FieldIndex, main: DataField, inVernacular: boolean): string | undefined {
  const pair = index.pair(main);
  const own = joined(main, 'c');
  const other = pair === undefined ? '' : joined(pair, 'c');
  return trimIsbd(inVernacular ? other || own : own || other) || undefined;
}

/** The number of characters to skip when filing: from marks in the text, which the indicator does not count, else from the indicator. */
function nonfilingOf(field: DataField, indicator: string): number | undefined {
  const fromIndicator = indicator >= '1' && indicator <= '9' ? Number(indicator) : undefined;
  const title = field.subfields.find(({ code }) => code === 'a');
  return (title === undefined ? undefined : markedNonfiling(title.value)) ?? fromIndicator;
}

/** Adds the parallel titles after ISBD " = ", in $b or inside $a. */
function addParallels(list: TitleList, main: DataField): void {
  const title = first(main, 'a');
  if (title === undefined) return;
  const inside = title.indexOf(' = ');
  if (inside >= 0) {
    for (const parallel of title.slice(inside + 3).split(' = ')) list.add('parallel', trimIsbd(parallel));
    list.add('variant', trimIsbd(title.slice(0, inside)));
  }
  const remainder = first(main, 'b');
  if (remainder === undefined || !title.endsWith('=')) return;
  for (const parallel of remainder.split(' = ')) list.add('parallel', trimIsbd(parallel));
  list.add('variant', trimIsbd(title));
}

function addUniform(index: FieldIndex, list: TitleList): void {
  for (const tag of ['130', '240', '243']) {
    for (const field of index.fields(tag)) {
      const { value, vernacular } = inBothScripts(index, field, (f) => uniformTitleText(f, UNIFORM));
      const indicator = tag === '130' ? field.ind1 : field.ind2;
      // 243 is a collective title: it names no work.
      const work = tag === '243' ? undefined : nameOfWork(index, field);
      list.add('uniform', value, { vernacular, nonfiling: nonfilingOf(field, indicator), work });
    }
  }
}

/** A uniform title without what tells expressions of its work apart, in the script in which it is shown. */
function nameOfWork(index: FieldIndex, field: DataField): string {
  const { value, vernacular } = inBothScripts(index, field, (one) => uniformTitleText(one, OF_WORK));
  return vernacular ?? value;
}

/** Without language, version, date of the work, medium and arrangement. */
const OF_WORK = 'agkmnprt';

const VARIANT_TAGS: readonly (readonly [string, TitleKind])[] = [
  ['210', 'abbreviated'],
  ['222', 'variant'],
  ['242', 'variant'],
  ['246', 'variant'],
  ['247', 'former'],
];

function addVariants(index: FieldIndex, list: TitleList): void {
  for (const [tag, kind] of VARIANT_TAGS) {
    for (const field of index.fields(tag)) {
      const { value, vernacular, romanised } = inBothScripts(index, field, titleText);
      list.add(tag === '246' && field.ind2 === '1' ? 'parallel' : kind, value, { vernacular });
      if (romanised !== undefined) list.add('romanised', romanised);
    }
  }
}

/** Adds the former (780) and later (785) titles of a serial, and the original title of a translation (765). */
function addLinkedTitles(index: FieldIndex, list: TitleList): void {
  for (const [tag, kind] of [
    ['780', 'former'],
    ['785', 'later'],
    ['765', 'uniform'],
  ] as const) {
    for (const field of index.fields(tag)) {
      const { value, vernacular } = inBothScripts(index, field, linkedTitleText);
      const work = tag === '765' && has(field, 't') ? (vernacular ?? value) : undefined;
      list.add(kind, value, { vernacular, work });
    }
  }
}

function linkedTitleText(field: DataField): string {
  return trimIsbd(first(field, 't') ?? first(field, 's') ?? first(field, 'a') ?? '');
}

/** Adds the titles of contained and related works: enhanced contents (505), 740, title and name-title entries. */
function addContained(index: FieldIndex, list: TitleList): void {
  for (const field of index.fields('505'))
    for (const title of all(field, 't')) list.add('contained', trimIsbd(title));
  for (const field of index.fields('740')) {
    const { value, vernacular } = inBothScripts(index, field, (f) => trimIsbd(joined(f, 'anp')));
    list.add(field.ind2 === '2' ? 'contained' : 'variant', value, { vernacular });
  }
  for (const field of index.fields('730')) {
    const { value, vernacular } = inBothScripts(index, field, (f) => uniformTitleText(f, UNIFORM));
    list.add(field.ind2 === '2' ? 'contained' : 'related', value, { vernacular });
  }
  for (const tag of ['700', '710', '711']) {
    for (const field of index.fields(tag)) {
      if (!has(field, 't')) continue;
      const { value, vernacular } = inBothScripts(index, field, workTitleText);
      list.add(field.ind2 === '2' ? 'contained' : 'related', value, { vernacular });
    }
  }
}

/** The title part of a name-title heading: $t and the subfields after it. The subfields before belong to the name. */
function workTitleText(field: DataField): string {
  const start = field.subfields.findIndex(({ code }) => code === 't');
  if (start < 0) return '';
  return uniformTitleText({ ...field, subfields: field.subfields.slice(start) }, 'tfgklmnoprs');
}
