import { type NewMessage, writeInterchange } from '../write-interchange.ts';

/** Somebody in a message: a number, and the code of the list that it is from (14 and 9 for EAN, 31B for SAN, 92 for one of the vendor). */
export interface TradePartner {
  readonly number: string;
  readonly list: string;
}

export interface WrittenLine {
  /** Our reference of the line, which the vendor repeats in its answers. */
  readonly reference: string;
  /** 13 digits, or empty. */
  readonly isbn: string;
  /** The vendor's own number, or empty. */
  readonly number: string;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly year: string;
  readonly quantity: number;
  /** The price of one copy as a decimal number. */
  readonly price: string;
  readonly note: string;
  /** One entry for each copy. */
  readonly copies: readonly { readonly library: string; readonly fund: string }[];
}

export interface WrittenOrder {
  readonly buyer: TradePartner;
  readonly supplier: TradePartner;
  /** The number of the file, once for each. */
  readonly interchange: string;
  readonly number: string;
  readonly currency: string;
  readonly at: Date;
  readonly lines: readonly WrittenLine[];
}

/** The longest part of a description (7008); a description has two parts, and goes on in the next segment. */
const PART = 35;
const MOST_GIR = 999;

/** An order as a file of EDIFACT: ORDERS D.96A in the profile of the book trade (EAN008). */
export function writeOrder(order: WrittenOrder): Uint8Array {
  const day = order.at.toISOString().slice(0, 10).replaceAll('-', '');
  const { buyer, supplier, lines } = order;
  const message: NewMessage = {
    type: ['ORDERS', 'D', '96A', 'UN', 'EAN008'],
    segments: [
      ['BGM', ['220'], [order.number], ['9']],
      ['DTM', ['137', day, '102']],
      ['NAD', ['BY'], [buyer.number, '', nameCode(buyer.list)]],
      ['NAD', ['SU'], [supplier.number, '', nameCode(supplier.list)]],
      ['CUX', ['2', order.currency, '9']],
      ...lines.flatMap((line, at) => segmentsOf(line, at + 1)),
      ['UNS', ['S']],
      ['CNT', ['2', String(lines.length)]],
    ],
  };
  return writeInterchange({
    sender: [buyer.number, buyer.list],
    recipient: [supplier.number, supplier.list],
    reference: order.interchange,
    application: 'ORDERS',
    at: order.at,
    messages: [message],
  });
}

/** EAN is 14 in UNB and 9 in NAD. */
function nameCode(list: string): string {
  return list === '14' ? '9' : list;
}

function segmentsOf(line: WrittenLine, position: number): NewMessage['segments'] {
  const copies = line.copies.slice(0, MOST_GIR);
  return [
    ['LIN', [String(position)], [''], line.isbn === '' ? [''] : [line.isbn, 'EN']],
    ...(line.isbn === '' && line.number === '' ? [] : [pia(line)]),
    ...described('009', line.author),
    ...described('050', line.title),
    ...described('120', line.publisher),
    ...described('170', line.year),
    ['QTY', ['21', String(line.quantity)]],
    ...copies.map(({ library, fund }, at): readonly [string, ...string[][]] => [
      'GIR',
      [String(at + 1).padStart(3, '0')],
      ...(library === '' ? [] : [[library, 'LLO']]),
      ...(fund === '' ? [] : [[fund, 'LFN']]),
    ]),
    ...(line.note === '' ? [] : [['FTX', ['LIN'], [''], [''], parts(line.note, 70, 5)] as const]),
    ['PRI', ['AAE', line.price]],
    ['RFF', ['LI', line.reference]],
  ].filter(([tag, ...elements]) => tag !== 'GIR' || elements.length > 1) as NewMessage['segments'];
}

function pia({ isbn, number }: WrittenLine): readonly [string, ...string[][]] {
  return ['PIA', ['5'], ...(isbn === '' ? [] : [[isbn, 'EN']]), ...(number === '' ? [] : [[number, 'SA']])];
}

function described(code: string, text: string): NewMessage['segments'] {
  const all = parts(text, PART, 10);
  const segments: (readonly [string, ...string[][]])[] = [];
  for (let at = 0; at < all.length; at += 2)
    segments.push(['IMD', ['L'], [code], ['', '', '', ...all.slice(at, at + 2)]]);
  return segments;
}

/** A text in parts of at most `size` characters, at most so many. */
function parts(text: string, size: number, most: number): string[] {
  const characters = Array.from(text);
  const all: string[] = [];
  for (let at = 0; at < characters.length && all.length < most; at += size)
    all.push(characters.slice(at, at + size).join(''));
  return all;
}
