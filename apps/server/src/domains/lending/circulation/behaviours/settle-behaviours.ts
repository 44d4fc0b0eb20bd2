import type { BehaviourState } from '@lectern/rules/behaviours';
import type { Tx } from '../../../../platform/db/database.ts';
import type { BookContext } from '../ledger/book-context.ts';
import { chargesOf, findBehaviour, listBehavioursOfCharges, setBehaviours } from './behaviour-store.ts';

/** A promised replacement is not settled by money: the desk ends it. */
const SETTLED_BY_MONEY: readonly BehaviourState[] = ['unprocessed', 'unsubscribed'];

/** Ends the behaviours whose last open charge is covered now: cancelled if all charges were taken back, else processed. */
export async function settleBehaviours(
  tx: Tx,
  context: BookContext,
  chargeIds: readonly string[],
): Promise<void> {
  await settle(tx, context, await listBehavioursOfCharges(tx, context.tenantId, chargeIds, SETTLED_BY_MONEY));
}

/** Opens behaviours that were over again, because what had paid their charges went back. */
export async function reopenBehaviours(
  tx: Tx,
  context: BookContext,
  chargeIds: readonly string[],
): Promise<void> {
  const over = await listBehavioursOfCharges(tx, context.tenantId, chargeIds, ['processed']);
  await setBehaviours(tx, context, over, { state: 'unprocessed' });
}

/** As `settleBehaviours`, for a behaviour that may have no charge. */
export async function settleBehaviour(tx: Tx, context: BookContext, behaviourId: string): Promise<void> {
  const behaviour = await findBehaviour(tx, context.tenantId, behaviourId);
  if (behaviour && SETTLED_BY_MONEY.includes(behaviour.state)) await settle(tx, context, [behaviourId]);
}

async function settle(tx: Tx, context: BookContext, behaviourIds: readonly string[]): Promise<void> {
  const charges = await chargesOf(tx, context.tenantId, behaviourIds);
  const ended: Record<'cancelled' | 'processed', string[]> = { cancelled: [], processed: [] };
  for (const id of behaviourIds) {
    const own = charges.filter((charge) => charge.behaviourId === id);
    if (own.some(({ amount, covered }) => covered < amount)) continue;
    const isTakenBack = own.length > 0 && own.every(({ reversed }) => reversed);
    ended[isTakenBack ? 'cancelled' : 'processed'].push(id);
  }
  await setBehaviours(tx, context, ended.cancelled, { state: 'cancelled' });
  await setBehaviours(tx, context, ended.processed, { state: 'processed' });
}
