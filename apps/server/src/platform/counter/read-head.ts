import type { CounterException, CounterHead, CounterRefusal } from './counter-use.ts';
import { refused } from './counter-use.ts';
import { type Fields, fieldsOf } from './exceptions.ts';
import { MOST_MONTHS } from './limits.ts';
import { cleanText, monthOf, monthsOf, releaseOf, reportOf, shown } from './values.ts';

/** What a head says, before it is known whether that is enough. */
export interface RawHead {
  readonly report: unknown;
  readonly release: unknown;
  readonly customerId: unknown;
  readonly createdBy: unknown;
  readonly from: unknown;
  readonly to: unknown;
}

/** The head of a report in JSON: below Report_Header, or (against the standard) beside the items. Undefined without one. */
export function rawHeadOf(root: unknown): RawHead | undefined {
  const outer = fieldsOf(root);
  const fields = fieldsOf(outer?.report_header) ?? (outer?.report_id === undefined ? undefined : outer);
  if (!fields) return undefined;
  const filters = filtersOf(fields.report_filters);
  return {
    report: fields.report_id,
    release: fields.release ?? outer?.release,
    customerId: fields.customer_id,
    createdBy: fields.created_by,
    from: filters.begin_date,
    to: filters.end_date,
  };
}

/** Release 5 has a list of names and values, 5.1 an object. */
function filtersOf(value: unknown): Fields {
  if (!Array.isArray(value)) return fieldsOf(value) ?? {};
  return Object.fromEntries(
    value.flatMap((one) => {
      const fields = fieldsOf(one);
      return typeof fields?.name === 'string' ? [[fields.name.toLowerCase(), fields.value]] : [];
    }),
  );
}

/** The head of a report that can be read, or why it cannot. */
export function checkedHead(
  raw: RawHead | undefined,
  exceptions: readonly CounterException[],
): CounterHead | CounterRefusal {
  if (!raw) return refused(exceptions.length > 0 ? 'EXCEPTION' : 'NOT_COUNTER', { exceptions });
  const release = releaseOf(raw.release);
  if (cleanText(raw.report) === '') return refused('HEADER', { value: 'Report_ID', exceptions });
  if (cleanText(raw.release, 20).startsWith('4'))
    return refused('COUNTER_4', { value: shown(raw.release), exceptions });
  if (!release)
    return cleanText(raw.release) === ''
      ? refused('HEADER', { value: 'Release', exceptions })
      : refused('RELEASE', { value: shown(raw.release), exceptions });
  const report = reportOf(raw.report);
  if (!report) return refused('REPORT', { value: shown(raw.report), exceptions });
  const [from, to] = [monthOf(raw.from), monthOf(raw.to)];
  if (from === undefined || to === undefined || to < from)
    return refused('NO_MONTHS', { value: `${shown(raw.from)} ${shown(raw.to)}`.trim(), exceptions });
  if (monthsOf({ from, to }).length > MOST_MONTHS)
    return refused('TOO_MANY_MONTHS', { value: String(MOST_MONTHS), exceptions });
  const [customerId, createdBy] = [cleanText(raw.customerId), cleanText(raw.createdBy)];
  return { report, release, customerId, createdBy, from, to };
}

export function isRefused(value: object): value is CounterRefusal {
  return 'refused' in value;
}
