import { publisherOf } from './publishers.ts';
import { WORK_TYPES, type Work, type WorkCreator, type WorkType } from './work.ts';

/** Thrown for a line of a works file that cannot be read; the message has the line. */
export class WorkSyntaxError extends Error {
  constructor(line: string, reason: string) {
    super(`${reason}: ${line}`);
    this.name = 'WorkSyntaxError';
  }
}

/**
 * The works in a works file. Each line is one edition, with columns separated by `|`:
 * title | creators | publisher | year | CLC class | subjects, then an ISBN without hyphens and `key=value` in any order.
 * Creators and subjects are separated by `;`. A creator is `name/role`; without role it is the author. Before the name
 * there can be `[origin]` or `*` (corporate body), after it years of life or a romanised name. Keys: ed, v (volumes),
 * p (pages), series (title;number), var (variant title), orig (language:title), rom, ddc, lcc, issn, freq, type, lang,
 * pop. A line `@ key=value` sets defaults for the lines below; `> ` is the abstract and `# ` the contents of the line
 * above.
 */
export function parseWorks(text: string): Work[] {
  const works: Work[] = [];
  let defaults: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const last = works.at(-1);
    if (line.startsWith('@ ')) defaults = keysOf(line.slice(2).split(' '), line);
    else if (line.startsWith('> ') || line.startsWith('# ')) {
      if (last === undefined) throw new WorkSyntaxError(line, 'no work above');
      const rest = line.slice(2);
      works[works.length - 1] = line.startsWith('>')
        ? { ...last, abstract: rest }
        : { ...last, contents: rest.split(' -- ') };
    } else works.push(parseWork(line, defaults));
  }
  return works;
}

function parseWork(line: string, defaults: Readonly<Record<string, string>>): Work {
  const [title, creators, publisher, year, clc, subjects, ...rest] = line.split('|');
  if (!title || creators === undefined || !publisher || !year || !clc || !subjects)
    throw new WorkSyntaxError(line, 'a line has six columns or more');
  if (!/^\d{4}$/.test(year)) throw new WorkSyntaxError(line, 'a year has four digits');
  const isbn = rest.find((column) => /^\d{13}$/.test(column));
  const keys = {
    ...defaults,
    ...keysOf(
      rest.filter((column) => column !== isbn),
      line,
    ),
  };
  const languages = (keys.lang ?? '').split(',').filter(Boolean);
  if (languages.length === 0) throw new WorkSyntaxError(line, 'no language');
  const type = (WORK_TYPES as readonly string[]).includes(keys.type ?? 'book')
    ? ((keys.type ?? 'book') as WorkType)
    : undefined;
  if (type === undefined) throw new WorkSyntaxError(line, 'unknown type');
  const [seriesTitle, seriesNumber] = (keys.series ?? '').split(';');
  const [originalLanguage, ...originalTitle] = (keys.orig ?? '').split(':');
  return {
    id: controlNumber(`${title}|${publisher}|${year}|${keys.ed ?? ''}`),
    type,
    title,
    ...(keys.rom !== undefined && { romanisedTitle: keys.rom }),
    variantTitles: keys.var === undefined ? [] : [keys.var],
    creators: creators
      .split(';')
      .filter(Boolean)
      .map((text) => parseCreator(text, languages[0] ?? '')),
    ...(keys.ed !== undefined && { edition: keys.ed }),
    publisher,
    ...publisherOf(publisher),
    year: Number(year),
    languages,
    ...(originalLanguage && { original: { language: originalLanguage, title: originalTitle.join(':') } }),
    ...(keys.v !== undefined && { volumes: Number(keys.v) }),
    ...(keys.p !== undefined && { pages: Number(keys.p) }),
    ...(seriesTitle && { series: { title: seriesTitle, ...(seriesNumber && { number: seriesNumber }) } }),
    clc,
    ...(keys.ddc !== undefined && { ddc: keys.ddc }),
    ...(keys.lcc !== undefined && { lcc: keys.lcc }),
    subjects: subjects.split(';').map((heading) => heading.split('--')),
    ...(isbn !== undefined && { isbn }),
    ...(keys.issn !== undefined && { issn: keys.issn }),
    ...(keys.freq !== undefined && { frequency: keys.freq }),
    contents: [],
    popularity: Number(keys.pop ?? 1),
  };
}

const KEYS = new Set('ed v p series var orig rom ddc lcc issn freq type lang pop'.split(' '));

function keysOf(columns: readonly string[], line: string): Record<string, string> {
  const keys: Record<string, string> = {};
  for (const column of columns) {
    const at = column.indexOf('=');
    const key = column.slice(0, at);
    if (at < 1 || !KEYS.has(key)) throw new WorkSyntaxError(line, `unknown column "${column}"`);
    if (key in keys) throw new WorkSyntaxError(line, `"${key}" is given twice`);
    keys[key] = column.slice(at + 1);
  }
  return keys;
}

function parseCreator(text: string, language: string): WorkCreator {
  const slash = text.lastIndexOf('/');
  const role = slash < 0 ? (language === 'chi' ? '著' : 'aut') : text.slice(slash + 1);
  let name = slash < 0 ? text : text.slice(0, slash);
  const corporate = name.startsWith('*');
  if (corporate) name = name.slice(1);
  const origin = /^\[([^\]]+)\]/.exec(name)?.[1];
  if (origin !== undefined) name = name.slice(origin.length + 2);
  const dates = corporate ? undefined : /, (\d{3,4}\??-(?:\d{4}\??)?)$/.exec(name)?.[1];
  if (dates !== undefined) name = name.slice(0, -dates.length - 2);
  const romanised = /^[^\p{sc=Latin}]+ \((.+)\)$/u.exec(name)?.[1];
  if (romanised !== undefined) name = name.slice(0, -romanised.length - 3);
  return {
    name,
    corporate,
    ...(origin !== undefined && { origin }),
    ...(dates !== undefined && { dates }),
    ...(romanised !== undefined && { romanised }),
    role,
  };
}

/** The FNV-1a hash with 32 bits (Fowler, Noll, Vo). A test checks that all editions have different hashes. */
function controlNumber(identity: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(identity)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `L${hash.toString(16).padStart(8, '0').toUpperCase()}`;
}
