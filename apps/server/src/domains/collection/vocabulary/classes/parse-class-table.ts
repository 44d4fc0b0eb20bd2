import type { Names } from '@lectern/contracts/kernel/languages';
import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';
import type { ClassEntry } from './class-entries.ts';
import { DDC } from './ddc/ddc-scheme.ts';

/** Thrown for a line of a table of classes that cannot be read; has the number of the line and the reason. */
export class ClassTableError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'ClassTableError';
    this.line = line;
  }
}

/** Columns with names, and their language. Other columns are ignored. */
const NAME_COLUMNS: Readonly<Record<string, keyof Names>> = {
  name: 'zh-CN',
  'zh-CN': 'zh-CN',
  'zh-TW': 'zh-TW',
  'en-US': 'en-US',
  'fr-FR': 'fr-FR',
};
const NEEDED_COLUMNS: Readonly<Record<TreeScheme, string>> = {
  clc: 'the columns code, parent and name are needed, separated by tabs',
  ddc: 'the columns code and name are needed, separated by tabs',
};
const LONGEST_NOTATION = 40;
const LONGEST_NAME = 200;

/**
 * The classes in a table of a classification: one class in each line, columns separated by tabs. The first line names the columns:
 * `code`, `parent` (empty for a main class; of Dewey the codes say it, and the column is not read), and `name` (Chinese) or names by
 * language (`zh-CN`, `zh-TW`, `en-US`, `fr-FR`). If a class is twice below the same parent, the first one is used.
 * - Chinese classification: the brackets of alternative and discontinued classes ([C94], {B916}) are removed.
 * - Dewey: a number of three digits with zeros (600, 630) also names the classes that are written so (6 and 60, 63), unless the
 *   table has these as short numbers.
 *
 * @throws ClassTableError if a line cannot be read.
 */
export function parseClassTable(text: string, scheme: TreeScheme): ClassEntry[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = head.split('\t').map((column) => column.trim());
  const [code, parent] = [columns.indexOf('code'), columns.indexOf('parent')];
  const nameColumns = columns.flatMap((column, at) => {
    const language = Object.hasOwn(NAME_COLUMNS, column) ? NAME_COLUMNS[column] : undefined;
    return language ? [{ language, at }] : [];
  });
  const needed = scheme === 'ddc' ? [code] : [code, parent];
  if (needed.includes(-1) || nameColumns.length === 0) throw new ClassTableError(1, NEEDED_COLUMNS[scheme]);
  const entries = new Map<string, ClassEntry>();
  const implied: ClassEntry[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const number = index + 2;
    const cells = line.split('\t').map((cell) => cell.normalize('NFC').trim());
    const names: Names = Object.fromEntries(
      nameColumns.flatMap(({ language, at }) => (cells[at] ? [[language, readName(cells[at], number)]] : [])),
    );
    if (Object.keys(names).length === 0) throw new ClassTableError(number, 'the class has no name');
    const [own, ...shorter] = readPlaces(scheme, cells[code] ?? '', cells[parent] ?? '', number);
    add(entries, { ...own, names });
    for (const place of shorter) implied.push({ ...place, names });
  }
  for (const entry of implied) add(entries, entry);
  return [...entries.values()];
}

function add(entries: Map<string, ClassEntry>, entry: ClassEntry): void {
  const place = `${entry.notation}\t${entry.parent}`;
  if (!entries.has(place)) entries.set(place, entry);
}

type Place = Pick<ClassEntry, 'notation' | 'parent'>;

/** The place of the class of a line in the tree, and then of shorter classes that its line names too. */
function readPlaces(
  scheme: TreeScheme,
  code: string,
  parent: string,
  line: number,
): readonly [Place, ...Place[]] {
  if (scheme === 'clc')
    return [{ notation: readNotation(code, line), parent: parent ? readNotation(parent, line) : '' }];
  const path = ddcPathOfCode(code);
  const notation = path.at(-1);
  if (notation === undefined || notation.length > LONGEST_NOTATION)
    throw new ClassTableError(line, `"${code}" is not a number of Dewey’s classification`);
  const places = path.map((one, at) => ({ notation: one, parent: path[at - 1] ?? '' })).reverse();
  const [own = { notation, parent: '' }, ...above] = places;
  return [own, ...above.filter((place) => DDC.notationOf(place.notation) === notation)];
}

/** The classes from the main class down to the class with this code: 6, 63 or 630 and longer. */
function ddcPathOfCode(code: string): string[] {
  if (/^\d{1,2}$/.test(code)) return Array.from(code, (_, at) => code.slice(0, at + 1));
  return /^\d{3}(?:\.\d*[1-9])?$/.test(code) ? DDC.pathOf(code) : [];
}

function readNotation(text: string, line: number): string {
  const notation = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[[\]{}]/g, '');
  if (!/^[A-Z][A-Z0-9./=()"<>+:-]*$/.test(notation) || notation.length > LONGEST_NOTATION)
    throw new ClassTableError(line, `"${text}" is not a notation`);
  return notation;
}

function readName(text: string, line: number): string {
  if (/\p{Cc}/u.test(text) || text.length > LONGEST_NAME)
    throw new ClassTableError(line, `a name is at most ${LONGEST_NAME} characters of text`);
  return text;
}
