import { decimalAmount } from '@lectern/rules/money';
import type { AuditedState } from '../../../../platform/audit/note-change.ts';
import type { OrderLineTable } from '../tables.ts';

/** A line as the audit has it. */
export function auditedLine({
  title,
  author,
  isbn,
  price,
  currency,
  quantity,
  note,
}: OrderLineTable): AuditedState {
  return {
    title,
    author,
    isbn,
    price: `${decimalAmount({ amount: price, currency })} ${currency}`,
    count: quantity,
    note,
  };
}
