import type { EdifactMessage } from '../read-interchange.ts';
import { componentOf, type Segment } from '../segment.ts';
import { type TradeLine, tradeLine } from './trade-line.ts';
import { currencyOf, decimalOf, documentNumber, partsOf, qualified, quantityOf } from './trade-message.ts';

/** A title that a vendor offers, or the library chose at its site. */
export interface QuotedLine extends TradeLine {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly year: string;
  readonly quantity: number;
  /** The price of one copy as a decimal number, or empty. */
  readonly price: string;
  /** Where copies should go: codes of libraries and funds, one for each copy that says so. */
  readonly copies: readonly { readonly library: string; readonly fund: string }[];
}

/** QUOTES: an offer. */
export interface Quote {
  readonly number: string;
  readonly currency: string;
  readonly lines: readonly QuotedLine[];
}

export function readQuote(message: EdifactMessage): Quote {
  const { head, lines } = partsOf(message);
  const orderNumber = qualified(head, 'RFF', 'ON');
  return {
    number: documentNumber(head),
    currency: currencyOf(head),
    lines: lines.map((line) => {
      const copies = copiesOf(line);
      return {
        ...tradeLine(line, orderNumber),
        title: [described(line, '050', 'BTI', '81'), described(line, '060')].filter(Boolean).join(': '),
        author: [described(line, '010', '009', '80'), described(line, '011')].filter(Boolean).join(', '),
        publisher: described(line, '120', 'BPU', '109'),
        year: /\d{4}/.exec(described(line, '170', 'BPD'))?.[0] ?? '',
        quantity: quantityOf(line, '1', '21') ?? 1,
        price: decimalOf(qualified(line, 'PRI', 'AAE', 'AAB', 'AAA')),
        copies,
      };
    }),
  };
}

function described(line: readonly Segment[], ...codes: string[]): string {
  for (const code of codes) {
    const parts = line
      .filter((one) => one.tag === 'IMD' && componentOf(one, 1) === code)
      .map((one) => (one.elements[2] ?? []).slice(3).join(''));
    if (parts.length > 0) return parts.join('').trim();
  }
  return '';
}

/** Copies by GIR: `GIR+001+BOOK:LST+CPL:LLO+REF:LFN`. Further GIR of one number are about the same copy. */
function copiesOf(line: readonly Segment[]): { library: string; fund: string }[] {
  const copies = new Map<string, { library: string; fund: string }>();
  for (const { tag, elements } of line) {
    if (tag !== 'GIR') continue;
    const number = elements[0]?.[0] ?? '';
    const copy = copies.get(number) ?? { library: '', fund: '' };
    for (const [value = '', qualifier = ''] of elements.slice(1)) {
      if (qualifier === 'LLO') copy.library = value.trim();
      if (qualifier === 'LFN') copy.fund = value.trim();
    }
    copies.set(number, copy);
  }
  return [...copies.values()].filter(({ library, fund }) => library !== '' || fund !== '');
}
