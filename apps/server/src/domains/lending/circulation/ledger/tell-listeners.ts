import type { Tx } from '../../../../platform/db/database.ts';
import type { LedgerContext } from './ledger-context.ts';
import type { LoneCharge } from './posting-listener.ts';

export async function tellCharged(tx: Tx, context: LedgerContext, charge: LoneCharge): Promise<void> {
  for (const listener of context.listeners) await listener.charged(tx, context, charge);
}

export async function tellCovered(
  tx: Tx,
  context: LedgerContext,
  chargeIds: readonly string[],
): Promise<void> {
  for (const listener of context.listeners) await listener.covered(tx, context, chargeIds);
}

export async function tellUncovered(
  tx: Tx,
  context: LedgerContext,
  chargeIds: readonly string[],
): Promise<void> {
  for (const listener of context.listeners) await listener.uncovered(tx, context, chargeIds);
}
