import { ORDER_RATE_MISSING } from '@lectern/contracts/buying/orders/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { rateOn } from '../store/order-terms-store.ts';
import { RATE_OF_ONE } from './line-cost.ts';

/** A rate with the day from which it holds: millionths. */
export interface DayRate {
  readonly rate: number;
  readonly day: string;
}

/** What one of a currency cost in the currency of the library on a day. One currency needs no rate. */
export async function rateForBudgets(
  db: Db | Tx,
  tenantId: string,
  { from, to, day }: { readonly from: string; readonly to: string; readonly day: string },
): Promise<DayRate | Refusal<'ORDER_RATE_MISSING'>> {
  if (from === to) return { rate: RATE_OF_ONE, day };
  return (await rateOn(db, tenantId, from, day)) ?? refuse(ORDER_RATE_MISSING, { currency: from });
}
