import type { BibTitle, TitleKind } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText, markedNonfiling } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { first, joined } from '../subfields.ts';
import { TitleList } from '../title-list.ts';
import { inBothScripts } from '../two-scripts.ts';
import { readLinked } from './embedded-fields.ts';

export interface Titles {
  readonly title: string;
  readonly titles: readonly BibTitle[];
  readonly responsibility?: string;
}

/** The titles of a UNIMARC or CNMARC record, that of 200 first. */
export function mapTitles(index: FieldIndex): Titles {
  const list = new TitleList();
  const main = index.first('200');
  let title = '';
  if (main !== undefined) {
    const { value, vernacular, romanised } = inBothScripts(index, main, titleProperText);
    title = value;
    list.add('main', value, { vernacular, nonfiling: nonfilingOf(main) });
    if (romanised !== undefined) list.add('romanised', romanised);
    addFrom200(list, main);
    for (const other of index.fields('200').slice(1)) list.add('variant', titleProperText(other));
  }
  addOtherTitles(index, list);
  addLinkedTitles(index, list);
  return {
    title: title || list.titles[0]?.value || '',
    titles: list.titles,
    responsibility: (main === undefined ? '' : joined(main, 'fg', ' ; ')) || undefined,
  };
}

const MARKS: Readonly<Record<string, string>> = { a: ' ; ', e: ' : ', h: '. ', i: '. ' };

/**
 * The title in 200, without parallel titles and responsibility: $a (repeated for several works by one author), $e other
 * title information, $h number and $i name of part. Subfields after a parallel title ($d) or a work by another author
 * ($c) belong to that title.
 */
function titleProperText(field: DataField): string {
  let text = '';
  let previous = '';
  let aside = false;
  for (const { code, value } of field.subfields) {
    if (code === 'a' || code === 'h' || code === 'i') aside = false;
    else if (code === 'c' || code === 'd') aside = true;
    const mark = MARKS[code];
    if (mark === undefined || aside) continue;
    const part = cleanText(value);
    if (part === '') continue;
    text = text === '' ? part : text + (code === 'i' && previous === 'h' ? ', ' : mark) + part;
    previous = code;
  }
  return text;
}

/** Adds the other titles of 200: single works, parallel titles, works of other authors, and pinyin ($A). */
function addFrom200(list: TitleList, field: DataField): void {
  const works: string[] = [];
  let parallel = '';
  for (const { code, value } of field.subfields) {
    const part = cleanText(value);
    if (part === '') continue;
    if (code === 'a') works.push(part);
    else if (code === 'c') list.add('contained', part);
    else if (code === 'A') list.add('romanised', part);
    if (code === 'd') {
      list.add('parallel', parallel);
      parallel = part.replace(/^=\s*/, '');
    } else if (code === 'e' && parallel !== '') parallel += ` : ${part}`;
    else if (parallel !== '' && code !== 'z') {
      list.add('parallel', parallel);
      parallel = '';
    }
  }
  list.add('parallel', parallel);
  if (works.length > 1) for (const work of works) list.add('contained', work);
  for (const work of works) {
    const [own, ...others] = work.split(' = ');
    if (others.length === 0 || own === undefined) continue;
    list.add('variant', own.trim());
    for (const other of others) list.add('parallel', other.trim());
  }
}

/** The kind of title in each 5XX field. */
const OTHER_TITLES: Readonly<Record<string, TitleKind>> = {
  '500': 'uniform',
  '501': 'uniform',
  '503': 'uniform',
  '506': 'uniform',
  '507': 'uniform',
  '510': 'parallel',
  '511': 'variant',
  '512': 'variant',
  '513': 'variant',
  '514': 'variant',
  '515': 'variant',
  '516': 'variant',
  '517': 'variant',
  '518': 'variant',
  '520': 'former',
  '530': 'variant',
  '531': 'abbreviated',
  '532': 'variant',
  '540': 'variant',
  '541': 'variant',
  '545': 'contained',
};

/** 501 is a collective title, 503 a heading for laws and the like: they name no work. */
const NAMES_A_WORK: ReadonlySet<string> = new Set(['500', '506', '507']);

function addOtherTitles(index: FieldIndex, list: TitleList): void {
  for (const field of index.block('5')) {
    const kind = OTHER_TITLES[field.tag];
    if (kind === undefined) continue;
    const { value, vernacular } = inBothScripts(index, field, otherTitleText);
    const work = NAMES_A_WORK.has(field.tag) ? (vernacular ?? value) : undefined;
    list.add(kind, value, { vernacular, work });
    const romanised = first(field, 'A');
    if (romanised !== undefined) list.add('romanised', romanised);
  }
}

function otherTitleText(field: DataField): string {
  let text = '';
  for (const { code, value } of field.subfields) {
    const mark = MARKS[code];
    const part = mark === undefined ? '' : cleanText(value);
    if (part !== '') text = text === '' ? part : text + mark + part;
  }
  return text;
}

/** The kind of title in each linking field: works in the same volume, earlier and later serials, original works. */
const LINKED_TITLES: Readonly<Record<string, TitleKind>> = {
  '421': 'contained',
  '422': 'contained',
  '423': 'contained',
  '430': 'former',
  '431': 'former',
  '432': 'former',
  '433': 'former',
  '434': 'former',
  '435': 'former',
  '436': 'former',
  '437': 'former',
  '440': 'later',
  '441': 'later',
  '442': 'later',
  '443': 'later',
  '444': 'later',
  '445': 'later',
  '446': 'later',
  '447': 'later',
  '448': 'later',
  '454': 'uniform',
  '464': 'contained',
};

function addLinkedTitles(index: FieldIndex, list: TitleList): void {
  for (const field of index.block('4')) {
    const kind = LINKED_TITLES[field.tag];
    if (kind === undefined) continue;
    const title = readLinked(field).title ?? '';
    list.add(kind, title, { work: kind === 'uniform' ? title : undefined });
  }
}

function nonfilingOf(field: DataField): number | undefined {
  const title = field.subfields.find(({ code }) => code === 'a');
  return title === undefined ? undefined : markedNonfiling(title.value);
}
