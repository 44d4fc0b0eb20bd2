import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { watchPayment } from '@lectern/contracts/lending/payments/watch-payment';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implementRaw } from '../../../../platform/http/implement.ts';
import { followOrder } from '../follow-order.ts';
import { orderOfReader } from '../order-of-reader.ts';
import { presentOrder } from '../present-order.ts';

const LOOK_MS = 1000;
/** A page opens a new stream when this one ends: none lasts for ever. */
const LONGEST_LOOKS = 25;

export const watchPaymentCall = implementRaw(watchPayment)(async ({ input, context, deps }) => {
  const order = await orderOfReader(deps.db, context, input.orderNo);
  if (isRefusal(order)) return order;
  return { contentType: 'text/event-stream', body: eventsOf(deps, context, input.orderNo) };
});

async function* eventsOf(deps: Deps, context: CallContext<'patron'>, number: string): AsyncGenerator<string> {
  let told = '';
  for (let look = 0; look < LONGEST_LOOKS; look++) {
    const order = await orderOfReader(deps.db, context, number);
    if (isRefusal(order)) return;
    const now = await followOrder(deps, context.tenant, order);
    const stands = `${now.state} ${now.booked_at}`;
    if (stands !== told) {
      told = stands;
      yield `data: ${JSON.stringify(await presentOrder(deps, now, context.language))}\n\n`;
    }
    const hasEnded = now.state === 'closed' || now.state === 'late' || now.booked_at !== null;
    if (hasEnded) return;
    await sleep(LOOK_MS);
  }
}
