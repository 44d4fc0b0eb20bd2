import type { EdifactMessage } from '../read-interchange.ts';
import { componentOf, type Segment } from '../segment.ts';
import { type TradeLine, tradeLine } from './trade-line.ts';
import {
  currencyOf,
  dateOf,
  decimalOf,
  documentNumber,
  partsOf,
  qualified,
  quantityOf,
} from './trade-message.ts';

/** A line of an invoice. Amounts are decimal numbers in the currency of the invoice, or empty. */
export interface InvoicedLine extends TradeLine {
  readonly title: string;
  readonly quantity: number | undefined;
  /** For all copies, after discounts and before tax. */
  readonly amount: string;
  readonly tax: string;
}

/** INVOIC: an invoice, or a credit note. */
export interface TradeInvoice {
  readonly number: string;
  readonly isCredit: boolean;
  /** A calendar date, or empty. */
  readonly date: string;
  readonly currency: string;
  readonly lines: readonly InvoicedLine[];
  /** Freight and other charges of the whole invoice, each a decimal number. */
  readonly charges: readonly string[];
  /** Allowances of the whole invoice. */
  readonly allowances: readonly string[];
  /** What is to be paid, or empty. */
  readonly total: string;
}

export function readInvoice(message: EdifactMessage): TradeInvoice {
  const { head, lines, tail } = partsOf(message);
  const orderNumber = qualified(head, 'RFF', 'ON');
  return {
    number: documentNumber(head),
    isCredit: componentOf(
      head.find(({ tag }) => tag === 'BGM'),
      0,
    ).startsWith('381'),
    date: dateOf(head, '137', '131', '3'),
    currency: currencyOf(head),
    lines: lines.map((line) => ({
      ...tradeLine(line, orderNumber),
      title: describedBy(line),
      quantity: quantityOf(line, '47', '12', '21'),
      amount: decimalOf(qualified(beforeExtras(line), 'MOA', '203', '146')),
      tax: decimalOf(qualified(line, 'MOA', '124')),
    })),
    charges: [...extrasOf(head, 'C'), ...extrasOf(tail, 'C')],
    allowances: [...extrasOf(head, 'A'), ...extrasOf(tail, 'A')],
    total: decimalOf(qualified(tail, 'MOA', '9', '86', '77', '39')),
  };
}

/** The amounts of allowances and charges, each in the MOA+8 (or 23, 204) that follows its ALC. */
function extrasOf(segments: readonly Segment[], kind: 'A' | 'C'): string[] {
  return segments.flatMap((one, at) => {
    if (one.tag !== 'ALC' || componentOf(one, 0) !== kind) return [];
    const rest = segments.slice(at + 1);
    const next = rest.findIndex(({ tag }) => tag === 'ALC');
    const amount = decimalOf(
      qualified(next < 0 ? rest : rest.slice(0, next), 'MOA', '8', kind === 'C' ? '23' : '204'),
    );
    return amount === '' ? [] : [amount];
  });
}

/** A line without its allowances and charges, whose amounts are not those of the line. */
function beforeExtras(line: readonly Segment[]): readonly Segment[] {
  const first = line.findIndex(({ tag }) => tag === 'ALC');
  return first < 0 ? line : line.slice(0, first);
}

/** The title of a line: IMD 050, BTI or 81. */
function describedBy(line: readonly Segment[]): string {
  const described = line.find(
    (one) => one.tag === 'IMD' && ['050', 'BTI', '81'].includes(componentOf(one, 1)),
  );
  return (described?.elements[2] ?? []).slice(3).join('').trim();
}
