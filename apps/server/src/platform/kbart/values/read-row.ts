import { formatTitleDate, parseTitleDate } from '@lectern/rules/coverage/title-date';
import type { ColumnMeaning } from '../columns/column-table.ts';
import type { Header } from '../columns/read-header.ts';
import { LONGEST_VALUES } from '../limits.ts';
import type { TitleFault } from '../title-fault.ts';
import type { TitleKind, TitleRow } from '../title-row.ts';
import { readCoverage } from './read-coverage.ts';
import { readIdentifiers } from './read-identifiers.ts';
import { RowValues } from './row-values.ts';
import { accessOf, depthOf, kindOf } from './word-tables.ts';

/** Whether readers may be sent to an address. */
export type IsWebAddress = (text: string) => boolean;

/** A title and the faults of its values; without a row if it has no title. */
export function readRow(
  line: number,
  cells: readonly string[],
  header: Header,
  isWebAddress: IsWebAddress,
): { readonly row?: TitleRow; readonly faults: readonly TitleFault[] } {
  const values = new RowValues(line, cells, header);
  const title = values.text('title', LONGEST_VALUES.title);
  if (title === '') {
    values.leaveOut('NO_TITLE', 'title', cells.join(' '));
    return { faults: values.faults };
  }
  const said = kindOf(values.text('kind', LONGEST_VALUES.id));
  const identifiers = readIdentifiers(values, said);
  const row = {
    line,
    title,
    ...identifiers,
    coverage: readCoverage(values),
    address: readAddress(values, isWebAddress),
    titleId: values.text('titleId', LONGEST_VALUES.id),
    firstAuthor: values.text('firstAuthor', LONGEST_VALUES.person),
    firstEditor: values.text('firstEditor', LONGEST_VALUES.person),
    publisher: values.text('publisher', LONGEST_VALUES.publisher),
    depth: depthOf(values.text('depth', LONGEST_VALUES.id)),
    notes: values.text('notes', LONGEST_VALUES.notes),
    access: accessOf(values.text('access', LONGEST_VALUES.id)),
    publishedOn: readPublishedOn(values),
    edition: values.text('edition', LONGEST_VALUES.edition),
    volume: values.text('volume', LONGEST_VALUES.volume),
    parentId: values.text('parentId', LONGEST_VALUES.id),
    precedingId: values.text('precedingId', LONGEST_VALUES.id),
  };
  return { row: { ...row, kind: said ?? likelyKind(row) }, faults: values.faults };
}

/** The kind of a title whose row does not say it: what only books have makes it a monograph. */
function likelyKind(row: Omit<TitleRow, 'kind'>): TitleKind {
  if (row.printIssn || row.onlineIssn || row.coverage.firstDate || row.coverage.firstVolume) return 'serial';
  if (row.printIsbn || row.onlineIsbn || row.publishedOn || row.edition) return 'monograph';
  return row.firstAuthor || row.firstEditor || row.depth === 'ebook' ? 'monograph' : 'serial';
}

function readAddress(values: RowValues, isWebAddress: IsWebAddress): string {
  const address = values.number('address');
  if (address.length > LONGEST_VALUES.address) return values.leaveOut('TOO_LONG', 'address', address);
  return address === '' || isWebAddress(address) ? address : values.leaveOut('ADDRESS', 'address', address);
}

function readPublishedOn(values: RowValues): string {
  const print = readDate(values, 'printedOn');
  const online = readDate(values, 'onlineOn');
  return print || online;
}

function readDate(values: RowValues, meaning: ColumnMeaning): string {
  const text = values.number(meaning);
  const date = parseTitleDate(text);
  if (date) return formatTitleDate(date);
  return text === '' ? '' : values.leaveOut('DATE', meaning, text);
}
