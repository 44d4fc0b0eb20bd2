import type { CounterReport } from '@lectern/contracts/resources/usage/counter';
import type { CounterHead, CounterReader, CounterUse, MonthCount, UsedThing } from './counter-use.ts';
import {
  accessOf,
  cleanId,
  cleanText,
  countOf,
  isbnOf,
  isMiningOf,
  issnOf,
  kindOf,
  metricOf,
  shown,
} from './values.ts';

/** A line of a table, cut into its cells. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Where the columns of a table stand: those with names in lower case without blanks, and those of months. */
export interface TableColumns {
  readonly places: ReadonlyMap<string, number>;
  readonly months: readonly { readonly place: number; readonly month: string }[];
}

/** The uses in a line of a table: none if it is wrong, which is told, or has only zeros. */
export function readTableLine(
  { line, cells }: TableLine,
  { head, columns }: { readonly head: CounterHead; readonly columns: TableColumns },
  { onFault }: Pick<CounterReader, 'onFault'>,
): CounterUse[] {
  const at = (name: string) => cells[columns.places.get(name) ?? -1] ?? '';
  const fault = (code: Parameters<typeof onFault>[0]['code'], value: string) => {
    onFault({ place: line, code, value: shown(value) });
    return [];
  };
  const platform = cleanText(at('platform'));
  const metric = metricOf(at('metrictype'));
  const isMining = isMiningOf(at('accessmethod'));
  const thing = thingOf(head.report, at);
  if (platform === '') return fault('PLATFORM', cells.join(' '));
  if (thing === undefined) return fault('NAME', cells.join(' '));
  if (metric === undefined) return fault('METRIC', at('metrictype'));
  if (isMining === undefined) return fault('METHOD', at('accessmethod'));
  const counts = columns.months.flatMap(({ place, month }): MonthCount[] => {
    const cell = (cells[place] ?? '').trim();
    const count = cell === '' ? 0 : countOf(cell);
    if (count === undefined) fault('COUNT', cell);
    return count ? [{ metric, month, count }] : [];
  });
  if (counts.length === 0) return [];
  const access = accessOf(at('accesstype'), head.report);
  return [{ place: line, platform, thing: thing ?? undefined, access, isMining, counts }];
}

/** Null for a platform as a whole, undefined without a name. */
function thingOf(report: CounterReport, at: (name: string) => string): UsedThing | null | undefined {
  const kind = kindOf(report);
  if (kind === undefined) return null;
  const thing: UsedThing = {
    kind,
    name: cleanText(at(kind)),
    publisher: cleanText(at('publisher')),
    doi: cleanId(at('doi')).toLowerCase(),
    isbn: isbnOf(at('isbn')),
    printIssn: issnOf(at('printissn')),
    onlineIssn: issnOf(at('onlineissn')),
    proprietary: cleanId(at('proprietaryid')),
  };
  if (thing.name !== '') return thing;
  const number = thing.onlineIssn || thing.printIssn || thing.isbn || thing.doi || thing.proprietary;
  return number === '' ? undefined : { ...thing, name: number };
}
