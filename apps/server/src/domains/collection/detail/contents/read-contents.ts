import { cleanText } from '@lectern/marc/mapping/clean-text';
import { trimIsbd, trimMarks } from '@lectern/marc/mapping/punctuation';
import { all } from '@lectern/marc/mapping/subfields';
import { type DataField, isControlField, type MarcFlavour, type MarcRecord } from '@lectern/marc/marc-record';
import { pageAtEnd } from './page-at-end.ts';

/** A line of a table of contents as a record has it. */
export interface ContentsLine {
  readonly title: string;
  readonly responsibility: string;
  readonly page: string;
  /** From 1, where the record says it; undefined where only the words of the line can. */
  readonly level?: number;
}

/** Dashes between entries. Two numbers with dashes between them are a span, as 1914--1918. */
const BETWEEN = /(?<!\d)--+|--+(?!\d)|—{2,}/u;
/** Subfields of 327 that are titles of sections, from the first level down (UNIMARC, 327 $b to $i). */
const SECTIONS = 'bcdefghi';

/** The lines of all contents fields: 505 of MARC 21 with its pair in another script, 327 of UNIMARC. */
export function contentsOfFields({ fields }: MarcRecord, flavour: MarcFlavour): ContentsLine[] {
  return fields.flatMap((field) => {
    if (isControlField(field)) return [];
    if (flavour === 'unimarc') return field.tag === '327' ? linesOf327(field) : [];
    const isContents = field.tag === '505' || (field.tag === '880' && all(field, '6')[0]?.startsWith('505'));
    return isContents ? linesOf505(field) : [];
  });
}

/** The lines of contents that are texts. */
export function contentsOfTexts(texts: readonly string[]): ContentsLine[] {
  return texts.flatMap((text) => text.split(BETWEEN).flatMap(lineOf));
}

/** 505: basic in $a, or enhanced, where $t begins an entry, $r says whose it is, and $g stands before or behind the title. */
function linesOf505(field: DataField): ContentsLine[] {
  if (!field.subfields.some(({ code }) => code === 't')) return contentsOfTexts([all(field, 'ag').join(' ')]);
  const lines: { title: string; responsibility: string; page: string }[] = [];
  let before = '';
  let isOpen = false;
  for (const { code, value } of field.subfields) {
    const text = cleanText(value);
    const ends = BETWEEN.test(text.slice(-3));
    const bare = trimMarks(text.replace(/(?<!-)-+$/, '').trimEnd());
    const last = lines.at(-1);
    if (code === 't') {
      const [line] = lineOf(`${before} ${bare}`);
      if (line) lines.push({ ...line });
      [before, isOpen] = ['', !ends];
    } else if (code === 'r' && last) {
      last.responsibility = trimIsbd([last.responsibility, bare].filter(Boolean).join('; '));
      isOpen &&= !ends;
    } else if (code === 'g' && isOpen && last && pageAtEnd(` ${bare}`).page !== '') {
      last.page = pageAtEnd(` ${bare}`).page;
      isOpen &&= !ends;
    } else if (code === 'g') before = `${before} ${bare}`.trim();
  }
  return lines;
}

/** 327: titles of sections by level with their pages, or texts in $a. */
function linesOf327({ subfields }: DataField): ContentsLine[] {
  const lines: ContentsLine[] = [];
  for (const { code, value } of subfields) {
    const text = cleanText(value);
    const section = code.length === 1 ? SECTIONS.indexOf(code) : -1;
    const last = lines.at(-1);
    if (text === '') continue;
    if (section >= 0) lines.push(...lineOf(text).map((line) => ({ ...line, level: section + 1 })));
    else if (code === 'p' && last) lines[lines.length - 1] = { ...last, page: text };
    else if (code === 'a' || code === 't') lines.push(...contentsOfTexts([text]));
  }
  return lines;
}

/** One entry: its title, whose it is behind a slash between spaces, and the page at its end. Nothing for marks alone. */
function lineOf(text: string): ContentsLine[] {
  const { rest, page } = pageAtEnd(text.trim());
  const slash = rest.lastIndexOf(' / ');
  const title = trimIsbd((slash > 0 ? rest.slice(0, slash) : rest).trim());
  if (!/[\p{L}\p{N}]/u.test(title)) return [];
  return [{ title, responsibility: slash > 0 ? trimIsbd(rest.slice(slash + 3).trim()) : '', page }];
}
