import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PAYMENT_NOT_FOUND } from '@lectern/contracts/lending/payments/errors';
import type { Db } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { findOrder } from './order-store.ts';
import type { PaymentOrderTable } from './tables.ts';

/** An order of the reader who asks. */
export async function orderOfReader(
  db: Db,
  { tenant, patron }: Pick<CallContext<'patron'>, 'tenant' | 'patron'>,
  number: string,
): Promise<PaymentOrderTable | Refusal<'PAYMENT_NOT_FOUND'>> {
  const order = await findOrder(db, tenant.id, number);
  return order?.patron_id === patron.id ? order : refuse(PAYMENT_NOT_FOUND);
}
