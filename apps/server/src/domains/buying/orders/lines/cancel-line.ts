import { EXPECTED_STATES } from '@lectern/contracts/buying/orders/order-line';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Booking } from '../money/book-share.ts';
import { giveBack } from '../money/commit-line.ts';
import { changeCopies, changeLine, type WholeLine } from '../store/line-store.ts';

/** Whether copies of a line are still expected that nobody has paid. */
export function canCancel({ line }: WholeLine): boolean {
  return isExpected(line.state) && openCopies(line) > 0;
}

export function isExpected(state: WholeLine['line']['state']): boolean {
  return EXPECTED_STATES.some((one) => one === state);
}

/** Copies that neither came nor were invoiced. */
function openCopies({ quantity, received, invoiced }: WholeLine['line']): number {
  return quantity - Math.max(received, invoiced);
}

/**
 * Ends what of a line is open, and gives its money back. What came or was invoiced stays. The caller holds the locks of the line and its
 * budgets.
 */
export async function cancelLine(
  booking: Booking,
  whole: WholeLine,
  { to, vendorNote }: { readonly to: 'cancelled' | 'refused'; readonly vendorNote?: string },
): Promise<void> {
  const { line, copies, shares } = whole;
  const open = openCopies(line);
  const given = await giveBack(booking, line, shares, open);
  if (isRefusal(given)) throw new Error(`the money of a line could not be given back: ${given.code}`);
  const quantity = line.quantity - open;
  let left = open;
  for (const one of [...copies].reverse()) {
    const fewer = Math.min(left, one.quantity - one.received);
    left -= fewer;
    if (fewer > 0) await changeCopies(booking.tx, one, { quantity: one.quantity - fewer });
  }
  const isOver = line.received >= quantity && line.invoiced >= quantity;
  await changeLine(booking.tx, booking.tenantId, line.id, {
    quantity,
    ...(vendorNote !== undefined && { vendor_note: vendorNote }),
    ...(quantity === 0
      ? { state: to, ended_at: booking.now }
      : isOver
        ? { state: 'closed', ended_at: booking.now }
        : {}),
  });
}
