import { CsvError, parse } from 'csv-parse/sync';
import { ProviderFault } from '../provider-fault.ts';
import {
  type Row,
  readRows,
  rowReader,
  type Statement,
  type StatementLine,
} from '../statements/statement.ts';

const KINDS = new Map<string, StatementLine['kind']>([
  ['charge', 'payment'],
  ['refund', 'refund'],
]);
const NUMBER = 'metadata[number]';

/**
 * Reads Stripe's report "balance change from activity, itemized" (https://docs.stripe.com/reports/report-types). The columns
 * `customer_facing_amount` and `customer_facing_currency` count if they are there, because an account may be kept in another currency.
 * Fees, payouts and disputes are left out. The report has no end, so it is whole if no line is broken.
 *
 * @returns undefined if the text is something else
 */
export function readStripeStatement(text: string): Statement | undefined {
  const [first, ...rest] = text.slice(0, 4000).includes('balance_transaction_id') ? recordsOf(text) : [];
  const head = first?.cells;
  if (!head?.includes('balance_transaction_id') || !head.includes('reporting_category')) return undefined;
  const rowOf = rowReader(head);
  const read = readRows(
    rest.map(({ line, cells }) => ({ line, row: rowOf(cells) })),
    readLine,
  );
  return { channel: 'stripe', period: 'first-to-last', ...read, isWhole: read.brokenLines.length === 0 };
}

interface CsvRecord {
  /** Its last line in the file, from 1. */
  readonly line: number;
  /** Empty if it cannot be parsed. */
  readonly cells: readonly string[];
}

/** All records up to one that cannot be parsed, which is the last: a quote that nobody closes takes the rest of the file with it. */
function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const keep = (cells: string[], { lines: line }: { readonly lines: number }) => {
    records.push({ line, cells });
    return null;
  };
  try {
    parse(text, { relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, onRecord: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    records.push({ line: (records.at(-1)?.line ?? 0) + 1, cells: [] });
  }
  return records;
}

function readLine(row: Row): Omit<StatementLine, 'line'> | undefined {
  const kind = KINDS.get(row('reporting_category'));
  if (!kind) {
    if (row('reporting_category') === '') throw new ProviderFault('a line has no category');
    return undefined;
  }
  const facing = row('customer_facing_amount');
  const currency = row(facing ? 'customer_facing_currency' : 'currency').toUpperCase();
  return {
    kind,
    number: row(kind === 'payment' ? `payment_${NUMBER}` : `refund_${NUMBER}`),
    providerNumber: row(kind === 'payment' ? 'payment_intent_id' : 'source_id'),
    sum: { amount: minorUnits(facing || row('gross'), currency), currency },
    at: instantOf(row('created_utc') || row('created')),
  };
}

/** @throws ProviderFault, RangeError for a currency that does not exist */
function minorUnits(major: string, currency: string): number {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const [, whole, decimals = ''] = /^-?(\d{1,12})(?:[.,](\d{1,3}))?$/.exec(major) ?? [];
  const tail = decimals.slice(digits);
  if (whole === undefined || /[1-9]/.test(tail)) throw new ProviderFault('an amount cannot be read');
  return Number(whole + decimals.slice(0, digits).padEnd(digits, '0'));
}

function instantOf(text: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? [];
  const at = new Date(`${day}T${time}Z`);
  if (Number.isNaN(at.getTime())) throw new ProviderFault('a time cannot be read');
  return at.toISOString();
}
