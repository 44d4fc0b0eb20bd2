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

/** What a vendor says of a line: it comes, it comes later, it does not come, or nothing. */
export type LineAnswer = 'confirmed' | 'backordered' | 'refused' | 'none';

export interface AnsweredLine extends TradeLine {
  readonly answer: LineAnswer;
  /** Undefined where the vendor does not say. */
  readonly quantity: number | undefined;
  /** The price of one copy as a decimal number, or empty. */
  readonly price: string;
  /** The discount is taken off it already (PRI+AAA). */
  readonly isNet: boolean;
  /** A calendar date, or empty. */
  readonly expected: string;
  /** The vendor's code of availability (list 8B of EDItEUR), or its words. */
  readonly note: string;
}

/** ORDRSP: the answer to an order. */
export interface OrderAnswer {
  readonly documentNumber: string;
  readonly currency: string;
  readonly lines: readonly AnsweredLine[];
}

/** Codes of LIN (1229) by what they mean for us; 24 is "accepted, recorded for later". */
const ACTIONS: Readonly<Record<string, LineAnswer>> = {
  '1': 'confirmed',
  '2': 'refused',
  '3': 'confirmed',
  '5': 'confirmed',
  '6': 'confirmed',
  '7': 'refused',
  '24': 'backordered',
};

export function readOrderAnswer(message: EdifactMessage): OrderAnswer {
  const { head, lines } = partsOf(message);
  const orderNumber = qualified(head, 'RFF', 'ON');
  return {
    documentNumber: documentNumber(head),
    currency: currencyOf(head),
    lines: lines.map((line) => ({
      ...tradeLine(line, orderNumber),
      answer: answerOf(line),
      quantity: quantityOf(line, '21'),
      ...priceOf(line),
      expected: dateOf(line, '44', '69', '67', '2'),
      note: noteOf(line),
    })),
  };
}

function answerOf(line: readonly Segment[]): LineAnswer {
  const answer = ACTIONS[componentOf(line[0], 1)] ?? 'none';
  return answer === 'confirmed' && (quantityOf(line, '83') ?? 0) > 0 ? 'backordered' : answer;
}

/** The gross price where the vendor names one, else the net price. */
function priceOf(line: readonly Segment[]): { readonly price: string; readonly isNet: boolean } {
  const gross = decimalOf(qualified(line, 'PRI', 'AAE', 'AAB', 'AAF'));
  return { price: gross || decimalOf(qualified(line, 'PRI', 'AAA')), isNet: gross === '' };
}

function noteOf(line: readonly Segment[]): string {
  const text = line.find(({ tag }) => tag === 'FTX');
  return (componentOf(text, 2) || (text?.elements[3] ?? []).join(' ').trim()).slice(0, 200);
}
