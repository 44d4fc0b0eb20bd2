import type { EdifactMessage } from '../read-interchange.ts';
import { type TradeLine, tradeLine } from './trade-line.ts';
import { dateOf, documentNumber, partsOf, qualified, quantityOf } from './trade-message.ts';

export interface DispatchedLine extends TradeLine {
  readonly quantity: number | undefined;
}

/** DESADV: what is on its way. */
export interface Dispatch {
  readonly documentNumber: string;
  /** A calendar date, or empty. */
  readonly dispatched: string;
  /** When it should be here: a calendar date, or empty. */
  readonly expected: string;
  readonly lines: readonly DispatchedLine[];
}

export function readDispatch(message: EdifactMessage): Dispatch {
  const { head, lines } = partsOf(message);
  const orderNumber = qualified(head, 'RFF', 'ON');
  return {
    documentNumber: documentNumber(head),
    dispatched: dateOf(head, '11', '137'),
    expected: dateOf(head, '17', '2', '132'),
    lines: lines.map((line) => ({ ...tradeLine(line, orderNumber), quantity: quantityOf(line, '12') })),
  };
}
