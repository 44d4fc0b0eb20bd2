import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import type { Sum } from '../payment-channel.ts';
import { ProviderFault } from '../provider-fault.ts';

/** Money that moved, as a provider's daily statement has it. */
export interface StatementLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly kind: 'payment' | 'refund';
  /** Ours; empty where the statement does not say it. Of a refund, the number of the refund. */
  readonly number: string;
  readonly providerNumber: string;
  /** More than 0, of refunds too. */
  readonly sum: Sum;
  /** ISO instant, UTC. */
  readonly at: string;
}

export interface Statement {
  readonly channel: PaymentChannelCode;
  /** Which time it is about: the whole days of its lines in Beijing, or only from the first to the last line. */
  readonly period: 'days-in-beijing' | 'first-to-last';
  readonly lines: readonly StatementLine[];
  /** Lines that cannot be read, from 1. */
  readonly brokenLines: readonly number[];
  /** False if a line is broken, its end is missing, or if it counts other numbers of payments and refunds than it lists. */
  readonly isWhole: boolean;
}

const CONTROL = /\p{Cc}/u;

/** A cell by the name of its column; empty if the column is missing. */
export type Row = (name: string) => string;

/** Reads rows one by one, so that a broken one does not hide the others. Rows that `read` answers undefined for are left out. */
export function readRows(
  rows: Iterable<{ readonly line: number; readonly row: Row }>,
  read: (row: Row) => Omit<StatementLine, 'line'> | undefined,
): Pick<Statement, 'lines' | 'brokenLines'> {
  const lines: StatementLine[] = [];
  const brokenLines: number[] = [];
  for (const { line, row } of rows) {
    try {
      const content = read(row);
      if (content) lines.push({ line, ...content });
    } catch {
      brokenLines.push(line);
    }
  }
  return { lines, brokenLines };
}

/** Finds cells by the names of columns. A row with more or fewer cells raises when it is read: its cells may be in other places. */
export function rowReader(columns: readonly string[]): (cells: readonly string[]) => Row {
  const places = new Map(columns.map((name, index) => [name, index]));
  return (cells) => (name) => {
    if (cells.length !== columns.length) throw new ProviderFault('a line has other columns');
    const cell = cells[places.get(name) ?? -1]?.trim() ?? '';
    // PostgreSQL does not look for text that has a NUL.
    if (CONTROL.test(cell)) throw new ProviderFault('a cell has control characters');
    return cell;
  };
}

/** How many lines are of a kind. */
export function countOf(lines: readonly StatementLine[], kind: StatementLine['kind']): number {
  return lines.filter((line) => line.kind === kind).length;
}
