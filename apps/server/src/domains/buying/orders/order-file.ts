import type { OrderWay } from '@lectern/contracts/buying/orders/buying-order';
import type { Language } from '@lectern/contracts/kernel/languages';
import { toCsv } from '@lectern/rules/csv';
import { decimalAmount } from '@lectern/rules/money';
import { type WrittenLine, writeOrder } from '../../../platform/edifact/book-trade/write-order.ts';
import { ORDER_WORDS } from './order-words.ts';
import type { WholeLine } from './store/line-store.ts';
import type { BuyingOrderTable, OrderTermsTable, VendorTermsTable } from './tables.ts';

/** What the file of an order is made of. */
export interface OrderInFile {
  readonly order: BuyingOrderTable;
  readonly lines: readonly WholeLine[];
  readonly terms: OrderTermsTable;
  readonly vendor: VendorTermsTable;
  /** Codes of budgets by their ids. */
  readonly budgetCodes: ReadonlyMap<string, string>;
  readonly libraryName: string;
  readonly language: Language;
  readonly at: Date;
}

export const ORDER_FILE_TYPES: Readonly<
  Record<OrderWay, { readonly ending: string; readonly type: string }>
> = {
  edifact: { ending: 'edi', type: 'application/edifact' },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  text: { ending: 'txt', type: 'text/plain; charset=utf-8' },
};

/** The bytes of an order as the vendor gets it. */
export function orderFile(way: OrderWay, given: OrderInFile): Uint8Array {
  switch (way) {
    case 'edifact':
      return edifactOf(given);
    case 'csv':
      return Buffer.from(`\uFEFF${toCsv(tableOf(given))}`, 'utf8');
    case 'text':
      return Buffer.from(letterOf(given), 'utf8');
  }
}

function edifactOf({ order, lines, terms, vendor, budgetCodes, at }: OrderInFile): Uint8Array {
  return writeOrder({
    buyer: { number: terms.buyer_number, list: terms.buyer_list },
    supplier: { number: vendor.number, list: vendor.list },
    interchange: order.interchange,
    number: order.number,
    currency: lines[0]?.line.currency ?? order.currency,
    at,
    lines: lines.map((whole) => writtenLine(whole, budgetCodes)),
  });
}

function writtenLine(
  { line, copies, shares }: WholeLine,
  budgetCodes: ReadonlyMap<string, string>,
): WrittenLine {
  const fund =
    shares.map(({ budget_id }) => budgetCodes.get(budget_id) ?? '').find((code) => code !== '') ?? '';
  return {
    reference: referenceOf(line),
    isbn: /^\d{13}$/.test(line.isbn) ? line.isbn : '',
    number: line.vendor_number,
    title: line.title,
    author: line.author,
    publisher: line.publisher,
    year: line.publish_year,
    quantity: line.quantity,
    price: decimalAmount({ amount: line.price, currency: line.currency }),
    note: line.note,
    copies: copies.flatMap(({ library_code, quantity }) =>
      Array.from({ length: quantity }, () => ({ library: library_code, fund })),
    ),
  };
}

/** How a line is named in messages: the number of the order and the position in it. */
export function referenceOf({
  order_number,
  position,
}: {
  readonly order_number: string;
  readonly position: number;
}): string {
  return `${order_number}/${position}`;
}

function tableOf({ lines, language }: OrderInFile) {
  const words = ORDER_WORDS[language];
  return [
    [
      words.order,
      words.line,
      'ISBN',
      words.title,
      words.author,
      words.publisher,
      words.year,
      words.quantity,
      words.price,
      words.currency,
      words.libraries,
      words.note,
    ],
    ...lines.map(({ line, copies }) => [
      line.order_number,
      line.position,
      line.isbn || line.vendor_number,
      line.title,
      line.author,
      line.publisher,
      line.publish_year,
      line.quantity,
      decimalAmount({ amount: line.price, currency: line.currency }),
      line.currency,
      copies.map(({ library_code, quantity }) => `${library_code} ${quantity}`).join('; '),
      line.note,
    ]),
  ];
}

function letterOf({ order, lines, libraryName, language }: OrderInFile): string {
  const words = ORDER_WORDS[language];
  return [
    `${words.order} ${order.number}`,
    '',
    words.orderLetter,
    '',
    ...lines.flatMap(({ line }) => letterLine(line, words.quantity)),
    ...(order.note === '' ? [] : ['', order.note]),
    '',
    libraryName,
    '',
  ].join('\r\n');
}

/** A line of an order in a letter. */
export function letterLine(line: WholeLine['line'], quantityWord: string): string[] {
  const facts = [line.author, line.publisher, line.publish_year, line.isbn || line.vendor_number];
  return [
    `${referenceOf(line)}  ${line.title}`,
    `    ${facts.filter(Boolean).join(', ')}`,
    `    ${quantityWord}: ${line.quantity - line.received} × ${decimalAmount({ amount: line.price, currency: line.currency })} ${line.currency}`,
  ];
}
