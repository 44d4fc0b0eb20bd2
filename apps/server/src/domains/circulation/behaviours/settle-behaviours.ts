import type { Tx } from '../../../platform/db/database.ts';
import type { LedgerContext } from '../ledger/ledger-context.ts';
import { chargesOf, findBehaviour, setBehaviour } from './behaviour-store.ts';

/** Ends the behaviours whose last open charge is covered now: cancelled if all charges were taken back, else processed. */
export async function settleBehaviours(
  tx: Tx,
  context: LedgerContext,
  chargeIds: readonly string[],
): Promise<void> {
  for (const id of await behavioursOf(tx, context, chargeIds)) await settleBehaviour(tx, context, id);
}

/** Opens behaviours that were over again, because what had paid their charges went back. */
export async function reopenBehaviours(
  tx: Tx,
  context: LedgerContext,
  chargeIds: readonly string[],
): Promise<void> {
  for (const id of await behavioursOf(tx, context, chargeIds)) {
    const behaviour = await findBehaviour(tx, context.tenantId, id);
    if (behaviour?.state === 'processed') await setBehaviour(tx, context, id, { state: 'unprocessed' });
  }
}

async function behavioursOf(
  tx: Tx,
  { tenantId }: LedgerContext,
  chargeIds: readonly string[],
): Promise<readonly string[]> {
  if (chargeIds.length === 0) return [];
  const rows = await tx
    .selectFrom('ledger_posting')
    .select('behaviour_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', chargeIds)
    .where('behaviour_id', 'is not', null)
    .execute();
  return rows.flatMap(({ behaviour_id: id }) => id ?? []);
}

/** A promised replacement is not settled by money: the desk ends it. */
export async function settleBehaviour(tx: Tx, context: LedgerContext, behaviourId: string): Promise<void> {
  const behaviour = await findBehaviour(tx, context.tenantId, behaviourId);
  if (behaviour?.state !== 'unprocessed' && behaviour?.state !== 'unsubscribed') return;
  const charges = await chargesOf(tx, context.tenantId, behaviourId);
  if (charges.some(({ amount, covered }) => covered < amount)) return;
  const isTakenBack = charges.length > 0 && charges.every(({ reversed }) => reversed);
  await setBehaviour(tx, context, behaviourId, { state: isTakenBack ? 'cancelled' : 'processed' });
}
