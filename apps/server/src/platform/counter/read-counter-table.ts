import type { CounterReport } from '@lectern/contracts/resources/usage/counter';
import {
  type CounterException,
  type CounterHead,
  type CounterReader,
  type CounterReading,
  type CounterRefusal,
  refused,
} from './counter-use.ts';
import { isInsteadOfUsage } from './exceptions.ts';
import { MOST_HEAD_LINES } from './limits.ts';
import { checkedHead, isRefused } from './read-head.ts';
import { readTableLine, type TableColumns, type TableLine } from './read-table-line.ts';
import { countingFaults, createUseGate } from './use-gate.ts';
import { cleanText, kindOf, monthOfColumn, shown } from './values.ts';

/**
 * Reads a report as a table (COUNTER release 5 and 5.1, section 3.2): a head of names and values, the names of the columns, and a line for
 * each metric with a column for each month.
 */
export async function readCounterTable(
  lines: AsyncIterable<readonly TableLine[]>,
  given: CounterReader,
): Promise<CounterReading | CounterRefusal> {
  const faults = countingFaults(given);
  const gate = createUseGate(faults.reader);
  const above = new Map<string, string>();
  let found: { readonly head: CounterHead; readonly columns: TableColumns } | undefined;
  let [itemCount, headLines] = [0, 0];
  for await (const part of lines) {
    for (const { line, cells } of part) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (found) {
        itemCount += 1;
        gate.push(readTableLine({ line, cells }, found, faults.reader), found.head);
        continue;
      }
      const [first = '', second = ''] = cells.map((cell) => cleanText(cell));
      if (headLines === 0 && isFourth(first))
        return refused('COUNTER_4', { value: shown(first), place: line });
      headLines += 1;
      if (headLines > MOST_HEAD_LINES) return refused('COLUMNS');
      if (!cells.some((cell) => nameOf(cell) === 'metrictype')) {
        above.set(nameOf(first), second);
        continue;
      }
      const head = checkedHead(rawHead(above, cells), exceptionsOf(above));
      if (isRefused(head)) return head;
      const columns = columnsOf(cells);
      const missing = missingColumn(head.report, columns);
      if (missing !== undefined) return refused('COLUMNS', { value: missing, place: line });
      found = { head, columns };
    }
    await gate.flush(false);
  }
  if (!found) return refused(headLines === 0 ? 'EMPTY' : above.has('reportid') ? 'COLUMNS' : 'NOT_COUNTER');
  const exceptions = exceptionsOf(above);
  if (gate.taken === 0 && faults.count > 0) return refused('NOTHING_READ', { exceptions });
  if (itemCount === 0 && exceptions.some(isInsteadOfUsage)) return refused('EXCEPTION', { exceptions });
  await gate.flush(true);
  return { head: found.head, exceptions, itemCount };
}

/** Release 4 begins with the name of the report and has no names in front of its values. */
function isFourth(first: string): boolean {
  return (
    /^(?:Journal|Book|Database|Platform|Multimedia|Title|Consortium) Report \d/i.test(first) ||
    /\(R4\)/i.test(first)
  );
}

function nameOf(cell: string): string {
  return cleanText(cell, 60).toLowerCase().replace(/[\s_]/g, '');
}

function rawHead(above: ReadonlyMap<string, string>, cells: readonly string[]) {
  if (!above.has('reportid') && !above.has('release')) return undefined;
  const dates = (above.get('reportingperiod') ?? '').match(/\d{4}-\d{2}/g) ?? [];
  const months = columnsOf(cells)
    .months.map(({ month }) => month)
    .sort();
  if (months.length === 0) dates.length = 0;
  return {
    report: above.get('reportid'),
    release: above.get('release'),
    customerId: above.get('customerid'),
    createdBy: above.get('createdby'),
    from: dates[0] ?? months[0],
    to: dates[1] ?? months.at(-1),
  };
}

/** `3030: No Usage Available; 3050: ...` */
function exceptionsOf(above: ReadonlyMap<string, string>): CounterException[] {
  return (above.get('exceptions') ?? '').split(/[;|]/).flatMap((text) => {
    const match = /^\s*(\d{1,5})\s*[:{ ]?(.*)$/.exec(text);
    return match ? [{ code: Number(match[1]), message: cleanText(match[2], 300) }] : [];
  });
}

function columnsOf(cells: readonly string[]): TableColumns {
  const places = new Map<string, number>();
  const months: { place: number; month: string }[] = [];
  for (const [place, cell] of cells.entries()) {
    const month = monthOfColumn(cell);
    if (month !== undefined) months.push({ place, month });
    else if (!places.has(nameOf(cell))) places.set(nameOf(cell), place);
  }
  return { places, months };
}

function missingColumn(report: CounterReport, { places, months }: TableColumns): string | undefined {
  const needed = [kindOf(report), 'platform', 'metrictype'].filter((name) => name !== undefined);
  const missing = needed.find((name) => !places.has(name));
  return missing ?? (months.length === 0 ? 'months' : undefined);
}
