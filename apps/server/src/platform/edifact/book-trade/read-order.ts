import type { EdifactMessage } from '../read-interchange.ts';
import { type TradeLine, tradeLine } from './trade-line.ts';
import { currencyOf, decimalOf, documentNumber, partsOf, qualified, quantityOf } from './trade-message.ts';

/** ORDERS, as a vendor reads it. */
export interface TradeOrder {
  readonly number: string;
  readonly currency: string;
  readonly lines: readonly (TradeLine & {
    readonly quantity: number | undefined;
    /** The price of one copy as a decimal number, or empty. */
    readonly price: string;
  })[];
}

export function readOrder(message: EdifactMessage): TradeOrder {
  const { head, lines } = partsOf(message);
  const number = documentNumber(head);
  return {
    number,
    currency: currencyOf(head),
    lines: lines.map((line) => ({
      ...tradeLine(line, number),
      quantity: quantityOf(line, '21', '1'),
      price: decimalOf(qualified(line, 'PRI', 'AAA', 'AAB', 'AAE')),
    })),
  };
}
