import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { MOST_ERESOURCES } from '@lectern/contracts/resources/databases/eresource';
import { ERESOURCE_LIST_UNREADABLE } from '@lectern/contracts/resources/databases/errors';
import { withoutDefusing } from '@lectern/rules/csv';
import { CsvTextError } from '../../../collection/vocabulary/csv-records.ts';
import { readTable } from '../../../collection/vocabulary/tables/read-table.ts';
import { ERESOURCE_TABLE_COLUMNS, givenOfRow, HAND_COLUMNS } from './eresource-table.ts';
import type { GivenEresource, GivenFile } from './given-eresource.ts';
import { givenOfAzItem, givenOfAzRow, libGuidesColumn } from './libguides.ts';

/** Characters of a line: texts in four languages, outages and entrances. */
const LONGEST_ROW = 200_000;

interface Reading {
  /** In which texts without a language are written. */
  readonly language: Language;
  readonly encoding: TableEncoding | undefined;
}

/** The databases of a file: our own table (CSV or XLSX), or the list from A to Z of LibGuides, as CSV or as its API gives it. */
export async function readEresourceFile(
  file: Buffer,
  { language, encoding }: Reading,
): Promise<GivenFile | Refusal<'ERESOURCE_LIST_UNREADABLE'>> {
  const start = file
    .subarray(0, 100)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (start.startsWith('[') || start.startsWith('{')) return readJson(file, language);
  try {
    const limits = { mostRows: MOST_ERESOURCES, longestRow: LONGEST_ROW, encoding };
    const { records } = await readTable(file, limits);
    const [head, ...rows] = records;
    return readRows(head?.values ?? [], rows, language);
  } catch (error) {
    if (error instanceof CsvTextError) return unreadable(error.message);
    throw error;
  }
}

function readRows(
  head: readonly string[],
  rows: readonly { readonly line: number; readonly values: readonly string[] }[],
  language: Language,
): GivenFile | Refusal<'ERESOURCE_LIST_UNREADABLE'> {
  const headings = head.map((name) => name.trim());
  const own = new Set([...ERESOURCE_TABLE_COLUMNS, ...HAND_COLUMNS]);
  const ours = headings.map((name) => (own.has(name) ? name : undefined));
  const theirs = headings.map(libGuidesColumn);
  // Both have a name; what tells them apart is that the headings of LibGuides are written for people.
  const isOurs = known(ours) >= known(theirs);
  const columns = isOurs ? ours : theirs;
  const twice = columns.find((name, at) => name !== undefined && columns.indexOf(name) !== at);
  if (twice !== undefined) return unreadable(`two columns mean "${twice}"`);
  const isNamed = isOurs
    ? columns.some((name) => name === 'code' || name?.startsWith('name'))
    : columns.includes('name');
  if (!isNamed) return unreadable('there is no column "name" or "code"');
  const given = rows.map(({ line, values }) => {
    const cell = (column: string) => {
      const at = columns.indexOf(column);
      return at < 0 ? undefined : withoutDefusing((values[at] ?? '').normalize('NFC').trim());
    };
    return isOurs ? givenOfRow(line, cell, language) : givenOfAzRow(line, cell, language);
  });
  const unknownColumns = headings.filter((name, at) => name !== '' && columns[at] === undefined);
  return { format: isOurs ? 'table' : 'libguides', given, unknownColumns };
}

function known(columns: readonly (string | undefined)[]): number {
  return columns.filter((name) => name !== undefined).length;
}

function readJson(file: Buffer, language: Language): GivenFile | Refusal<'ERESOURCE_LIST_UNREADABLE'> {
  const parsed = parsedJson(file);
  if (!Array.isArray(parsed)) return unreadable('the JSON is no list of databases');
  if (parsed.length > MOST_ERESOURCES) return unreadable(`> ${MOST_ERESOURCES}`);
  const given: GivenEresource[] = [];
  for (const [at, item] of parsed.entries()) {
    const one = givenOfAzItem(item, at + 1, language);
    if (!one) return unreadable(`number ${at + 1} has no id and name`);
    given.push(one);
  }
  return { format: 'libguides', given, unknownColumns: [] };
}

function parsedJson(file: Buffer): unknown {
  try {
    return JSON.parse(file.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function unreadable(reason: string): Refusal<'ERESOURCE_LIST_UNREADABLE'> {
  return refuse(ERESOURCE_LIST_UNREADABLE, { reason });
}
