import type { CounterReport } from '@lectern/contracts/resources/usage/counter';
import type { CounterFault, CounterUse, MonthCount, UsedThing } from './counter-use.ts';
import { type Fields, fieldsOf } from './exceptions.ts';
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
  monthOf,
  shown,
} from './values.ts';

/** What is known of a report before its items. Items may come first; then it is not. */
export interface ItemContext {
  readonly report: CounterReport | undefined;
  onFault(fault: CounterFault): void;
}

/**
 * The uses in an item of a report in JSON, in the shape of release 5 (lists of periods and instances) or 5.1 (metrics with months as names).
 * In item reports of 5.1 items stand in their parent.
 */
export function readItem(item: unknown, place: number, context: ItemContext): CounterUse[] {
  const fields = fieldsOf(item);
  const fault = (code: CounterFault['code'], value: unknown) => {
    context.onFault({ place, code, value: shown(value) });
    return [];
  };
  if (!fields) return fault('ITEM', item);
  if (Array.isArray(fields.items)) return fields.items.flatMap((one) => readItem(one, place, context));
  const isDetailed = Array.isArray(fields.attribute_performance);
  if (!isDetailed && !Array.isArray(fields.performance)) return fault('ITEM', item);
  const platform = cleanText(fields.platform);
  if (platform === '') return fault('PLATFORM', item);
  const thing = thingOf(fields);
  if (thing === undefined) return fault('NAME', item);
  if (context.report !== undefined && thing?.kind !== kindOf(context.report)) return fault('ITEM', item);
  const parts = isDetailed ? (fields.attribute_performance as readonly unknown[]) : [item];
  return parts.flatMap((part) => {
    const said = fieldsOf(part);
    if (!said) return fault('ITEM', part);
    const isMining = isMiningOf(said.access_method);
    if (isMining === undefined) return fault('METHOD', said.access_method);
    const counts = countsOf(said.performance, fault);
    if (counts.length === 0) return [];
    return [
      {
        place,
        platform,
        thing: thing ?? undefined,
        access: accessOf(said.access_type, context.report),
        isMining,
        counts,
      },
    ];
  });
}

type Fault = (code: CounterFault['code'], value: unknown) => unknown;

function countsOf(performance: unknown, fault: Fault): MonthCount[] {
  return Array.isArray(performance) ? countsOf5(performance, fault) : countsOf51(performance, fault);
}

/** Release 5: `[{Period: {Begin_Date, End_Date}, Instance: [{Metric_Type, Count}]}]`. */
function countsOf5(performance: readonly unknown[], fault: Fault): MonthCount[] {
  return performance.flatMap((entry) => {
    const fields = fieldsOf(entry);
    const period = fieldsOf(fields?.period);
    const month = monthOf(period?.begin_date);
    const end = monthOf(period?.end_date);
    // Counts of several months together cannot be told month by month.
    if (month === undefined || (end !== undefined && end !== month)) {
      fault('PERIOD', fields?.period);
      return [];
    }
    const instances = Array.isArray(fields?.instance) ? fields.instance : [];
    return instances.flatMap((instance: unknown) => {
      const { metric_type: name, count } = fieldsOf(instance) ?? {};
      return oneCount(name, month, count, fault);
    });
  });
}

/** Release 5.1: `{Total_Item_Requests: {"2022-01": 5}}`. */
function countsOf51(performance: unknown, fault: Fault): MonthCount[] {
  if (typeof performance !== 'object' || performance === null) {
    fault('ITEM', performance);
    return [];
  }
  return Object.entries(performance).flatMap(([metric, months]) => {
    if (typeof months !== 'object' || months === null) {
      fault('PERIOD', months);
      return [];
    }
    return Object.entries(months as object).flatMap(([name, count]) => {
      const month = monthOf(name);
      if (month !== undefined) return oneCount(metric, month, count, fault);
      fault('PERIOD', name);
      return [];
    });
  });
}

function oneCount(name: unknown, month: string, value: unknown, fault: Fault): MonthCount[] {
  const metric = metricOf(name);
  const count = countOf(value);
  if (metric === undefined) fault('METRIC', name);
  else if (count === undefined) fault('COUNT', value);
  else if (count > 0) return [{ metric, month, count }];
  return [];
}

/** What an item is about: null for a platform as a whole, undefined if it has no name. */
function thingOf(fields: Fields): UsedThing | null | undefined {
  const kind = fields.item !== undefined ? 'item' : fields.database !== undefined ? 'database' : 'title';
  if (kind === 'title' && fields.title === undefined) return null;
  const ids = idsOf(fields.item_id);
  const thing: UsedThing = {
    kind,
    name: cleanText(fields[kind]),
    publisher: cleanText(fields.publisher),
    doi: cleanId(ids.doi).toLowerCase(),
    isbn: isbnOf(ids.isbn),
    printIssn: issnOf(ids.print_issn),
    onlineIssn: issnOf(ids.online_issn),
    proprietary: cleanId(ids.proprietary ?? ids.proprietary_id),
  };
  if (thing.name !== '') return thing;
  // Some providers leave names out where they have a number.
  const number = thing.onlineIssn || thing.printIssn || thing.isbn || thing.doi || thing.proprietary;
  return number === '' ? undefined : { ...thing, name: number };
}

/** Release 5 has a list of types and values, 5.1 an object. */
function idsOf(value: unknown): Fields {
  if (!Array.isArray(value)) return fieldsOf(value) ?? {};
  return Object.fromEntries(
    value.flatMap((one) => {
      const fields = fieldsOf(one);
      return typeof fields?.type === 'string' ? [[fields.type.toLowerCase(), fields.value]] : [];
    }),
  );
}
