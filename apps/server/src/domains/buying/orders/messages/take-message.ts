import type { TakenMessage } from '@lectern/contracts/buying/orders/vendor-message';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { readDispatch } from '../../../../platform/edifact/book-trade/read-dispatch.ts';
import { readInvoice } from '../../../../platform/edifact/book-trade/read-invoice.ts';
import { readOrderAnswer } from '../../../../platform/edifact/book-trade/read-order-answer.ts';
import { readQuote } from '../../../../platform/edifact/book-trade/read-quote.ts';
import type { TradeLine } from '../../../../platform/edifact/book-trade/trade-line.ts';
import type { EdifactMessage } from '../../../../platform/edifact/read-interchange.ts';
import { enterInvoice } from '../invoices/enter-invoice.ts';
import { isExpected } from '../lines/cancel-line.ts';
import type { Booking } from '../money/book-share.ts';
import { changeLine, type WholeLine } from '../store/line-store.ts';
import { applyAnswer } from './apply-answer.ts';
import { applyQuote } from './apply-quote.ts';
import { findNamedLine, nameOf } from './find-named-line.ts';
import { invoiceOfMessage } from './invoice-of-message.ts';
import type { TakingIn } from './taking-in.ts';

type TakenLine = TakenMessage['lines'][number];

/** Applies a message to the orders with its vendor. Types that say nothing about them are set aside; so is one of which something may be lost. */
export async function takeMessage(
  booking: Booking,
  taking: TakingIn,
  message: EdifactMessage,
): Promise<TakenMessage> {
  const { type, reference, doubt } = message;
  const applier = APPLIERS[type];
  const told = { type: type.slice(0, 6), reference: reference.slice(0, 70), segment: 0 };
  if (!applier) return { ...told, outcome: 'aside', lines: [] };
  if (doubt) return { ...told, outcome: 'doubtful', segment: doubt.place.segment, lines: [] };
  return { ...told, outcome: 'applied', lines: await applier(booking, taking, message) };
}

const APPLIERS: Readonly<
  Record<string, (booking: Booking, taking: TakingIn, message: EdifactMessage) => Promise<TakenLine[]>>
> = {
  async ORDRSP(booking, taking, message) {
    const { currency, lines } = readOrderAnswer(message);
    return eachLine(booking, taking, lines, (whole, said) => applyAnswer(booking, whole, said, currency));
  },
  async DESADV(booking, taking, message) {
    const { expected, lines } = readDispatch(message);
    return eachLine(booking, taking, lines, async ({ line }, { quantity = 0 }) => {
      if (!isExpected(line.state)) return 'tooLate';
      await changeLine(booking.tx, booking.tenantId, line.id, {
        state: 'shipped',
        shipped: Math.min(line.quantity, line.shipped + quantity),
        ...(expected !== '' && { expected_on: expected }),
      });
      return 'shipped';
    });
  },
  async INVOIC(booking, taking, message) {
    const invoice = readInvoice(message);
    const told = { reference: invoice.number.slice(0, 64), title: '' };
    if (invoice.isCredit) return [{ ...told, outcome: 'credit' }];
    const entered = await enterInvoice(booking, await invoiceOfMessage(booking, taking, invoice));
    if (isRefusal(entered)) return [{ ...told, outcome: 'doubled' }];
    return [{ ...told, outcome: entered.invoice.state === 'booked' ? 'booked' : 'held' }];
  },
  async QUOTES(booking, taking, message) {
    const { currency, lines } = readQuote(message);
    const taken: TakenLine[] = [];
    for (const line of lines) {
      await applyQuote(booking, line, currency, taking);
      taken.push({ reference: nameOf(line), title: line.title.slice(0, 500), outcome: 'added' });
    }
    return taken;
  },
};

async function eachLine<Line extends TradeLine>(
  { tx, tenantId }: Booking,
  { vendorId }: TakingIn,
  lines: readonly Line[],
  apply: (whole: WholeLine, line: Line) => Promise<TakenLine['outcome']>,
): Promise<TakenLine[]> {
  const taken: TakenLine[] = [];
  for (const line of lines) {
    const whole = await findNamedLine(tx, { tenantId, vendorId }, line);
    const reference = nameOf(line).slice(0, 70);
    if (whole) taken.push({ reference, title: whole.line.title, outcome: await apply(whole, line) });
    else taken.push({ reference, title: '', outcome: 'unknown' });
  }
  return taken;
}
