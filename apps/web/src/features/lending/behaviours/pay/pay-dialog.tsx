import type { OrderView } from '@lectern/contracts/lending/payments/order-view';
import { useState } from 'react';
import { ChoosePayment } from './choose-payment.tsx';
import { FollowPayment } from './follow-payment.tsx';

/** Pays fines online: first what and how, then the code to scan until the money has come. */
export function PayDialog({ onClose }: { readonly onClose: () => void }) {
  const [order, setOrder] = useState<OrderView>();
  return order ? (
    <FollowPayment key={order.orderNo} begun={order} onAgain={() => setOrder(undefined)} onClose={onClose} />
  ) : (
    <ChoosePayment onBegun={setOrder} onClose={onClose} />
  );
}
