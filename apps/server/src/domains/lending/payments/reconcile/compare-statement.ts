import type { DifferenceKind } from '@lectern/contracts/lending/payments/check-statement';
import type { Db } from '../../../../platform/db/database.ts';
import { dayInBeijing } from '../../../../ports/payments/beijing-time.ts';
import type { Sum } from '../../../../ports/payments/payment-channel.ts';
import type { Statement, StatementLine } from '../../../../ports/payments/statements/statement.ts';
import {
  findPayments,
  findRefunds,
  type OwnEntry,
  paymentsBetween,
  refundsBetween,
} from './entries-between.ts';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly isRefund: boolean;
  readonly line: number | null;
  readonly number: string;
  readonly providerNo: string;
  readonly theirs: Sum | null;
  readonly ours: Sum | null;
  /** ISO instant, UTC. */
  readonly at: string;
}

/** What differs between a statement and the books of a library. Changes nothing. */
export async function compareStatement(
  db: Db,
  tenantId: string,
  statement: Statement,
): Promise<readonly Difference[]> {
  const { channel, lines } = statement;
  const period = periodOf(statement);
  const payments = lines.filter(({ kind }) => kind === 'payment');
  const refunds = lines.filter(({ kind }) => kind === 'refund');
  const differences = [
    ...differencesOf(payments, await findPayments(db, tenantId, channel, payments)),
    ...differencesOf(refunds, await findRefunds(db, tenantId, channel, refunds)),
    ...(period
      ? [
          ...missingOf(payments, await paymentsBetween(db, tenantId, channel, period)),
          ...missingOf(refunds, await refundsBetween(db, tenantId, channel, period)),
        ]
      : []),
  ];
  return differences.toSorted((a, b) => a.at.localeCompare(b.at));
}

function differencesOf(lines: readonly StatementLine[], own: readonly OwnEntry[]): Difference[] {
  const byNumber = new Map(own.map((entry) => [entry.number, entry]));
  const byProvider = new Map(own.map((entry) => [entry.providerNumber, entry]));
  const seen = new Set<OwnEntry>();
  return lines.flatMap((line) => {
    // A refund at Alipay has the provider's number of its payment, which several refunds share.
    const entry =
      byNumber.get(line.number) ?? (line.number === '' ? byProvider.get(line.providerNumber) : undefined);
    const kind = differenceOf(line, entry, entry !== undefined && seen.has(entry));
    if (entry) seen.add(entry);
    return kind === undefined ? [] : [toDifference(kind, line, entry)];
  });
}

function differenceOf(
  { sum }: StatementLine,
  own: OwnEntry | undefined,
  isRepeated: boolean,
): DifferenceKind | undefined {
  if (!own) return 'unknown';
  if (isRepeated) return 'repeated';
  if (own.amount !== sum.amount || own.currency !== sum.currency) return 'sum';
  return own.isDone ? undefined : 'unpaid';
}

function toDifference(kind: DifferenceKind, line: StatementLine, own: OwnEntry | undefined): Difference {
  return {
    kind,
    isRefund: line.kind === 'refund',
    line: line.line,
    number: own?.number ?? line.number,
    providerNo: line.providerNumber,
    theirs: line.sum,
    ours: own ? { amount: own.amount, currency: own.currency } : null,
    at: line.at,
  };
}

function missingOf(lines: readonly StatementLine[], own: readonly OwnEntry[]): Difference[] {
  const numbers = new Set(lines.map(({ number }) => number));
  const unnamed = new Set(lines.filter(({ number }) => number === '').map((line) => line.providerNumber));
  return own
    .filter(({ number, providerNumber }) => !numbers.has(number) && !unnamed.has(providerNumber))
    .map(({ kind, number, providerNumber, amount, currency, at }) => ({
      kind: 'missing' as const,
      isRefund: kind === 'refund',
      line: null,
      number,
      providerNo: providerNumber,
      theirs: null,
      ours: { amount, currency },
      at,
    }));
}

/** The time that a statement is about; undefined if it has no lines. */
function periodOf({ period, lines }: Statement): { readonly from: string; readonly to: string } | undefined {
  const times = lines.map(({ at }) => at).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return period === 'first-to-last'
    ? { from: first, to: last }
    : { from: dayInBeijing(first).from, to: dayInBeijing(last).to };
}
