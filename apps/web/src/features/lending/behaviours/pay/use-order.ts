import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getPayStatus } from '@lectern/contracts/lending/payments/get-pay-status';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import type { OrderView } from '@lectern/contracts/lending/payments/order-view';
import { watchPayment } from '@lectern/contracts/lending/payments/watch-payment';
import { useEffect } from 'react';
import { queryClient } from '../../../../lib/query-client.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useEventStream } from '../../../../lib/use-event-stream.ts';

/** Where the stream does not get through, the server is asked so often. */
const ASK_MS = 3000;
const CHANGED = [getAmountOwed, listBehaviours, getPatron, listAccountEntries];

/** A payment as it is now, until it is in the books. What it changes elsewhere in the pages is read again then. */
export function useOrder(begun: OrderView): OrderView {
  const { orderNo } = begun;
  const { data, refetch } = useCall(getPayStatus, { orderNo }, { refetchMs: ASK_MS, staleMs: 0 });
  const order = data ?? begun;
  useEventStream(watchPayment, { orderNo }, { enabled: !hasEnded(order), onEvent: () => void refetch() });
  const isPaid = order.state === 'paid' && order.booked;
  // The entries name the receipt too, once there is one.
  const change = isPaid ? `paid ${order.receiptNo}` : '';
  useEffect(() => {
    if (change === '') return;
    for (const { path } of CHANGED) void queryClient.invalidateQueries({ queryKey: [path] });
  }, [change]);
  return order;
}

function hasEnded({ state, booked }: OrderView): boolean {
  return state === 'closed' || state === 'late' || (state === 'paid' && booked);
}
