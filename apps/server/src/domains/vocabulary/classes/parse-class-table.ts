import type { Names } from '@lectern/contracts/kernel/languages';
import type { ClassEntry } from './class-entries.ts';

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
const LONGEST_NOTATION = 40;
const LONGEST_NAME = 200;

/**
 * The classes in a table: one class in each line, columns separated by tabs. The first line names the columns: `code`,
 * `parent` (empty for a main class), and `name` (Chinese) or names by language (`zh-CN`, `zh-TW`, `en-US`, `fr-FR`). The
 * brackets of alternative and discontinued classes ([C94], {B916}) are removed. If a class is twice below the same
 * parent, the first one is used.
 *
 * @throws ClassTableError if a line cannot be read.
 */
export function parseClassTable(text: string): ClassEntry[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = head.split('\t').map((column) => column.trim());
  const [code, parent] = [columns.indexOf('code'), columns.indexOf('parent')];
  const names = columns.flatMap((column, at) => {
    const language = Object.hasOwn(NAME_COLUMNS, column) ? NAME_COLUMNS[column] : undefined;
    return language ? [{ language, at }] : [];
  });
  if (code < 0 || parent < 0 || names.length === 0)
    throw new ClassTableError(1, 'the columns code, parent and name are needed, separated by tabs');
  const entries = new Map<string, ClassEntry>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const number = index + 2;
    const cells = line.split('\t').map((cell) => cell.normalize('NFC').trim());
    const entry = {
      notation: readNotation(cells[code] ?? '', number),
      parent: cells[parent] ? readNotation(cells[parent], number) : '',
      names: Object.fromEntries(
        names.flatMap(({ language, at }) => (cells[at] ? [[language, readName(cells[at], number)]] : [])),
      ),
    };
    if (Object.keys(entry.names).length === 0) throw new ClassTableError(number, 'the class has no name');
    const place = `${entry.notation}\t${entry.parent}`;
    if (!entries.has(place)) entries.set(place, entry);
  }
  return [...entries.values()];
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
