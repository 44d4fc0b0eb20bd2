import type { Tx } from '../../../../platform/db/database.ts';
import { allocate } from './allocate.ts';
import { type Allocation, book } from './book.ts';
import { creditOf, listCharges, listLeftOver } from './charge-store.ts';
import type { LedgerContext } from './ledger-context.ts';
import { tellCovered } from './tell-listeners.ts';

/** Covers the oldest open charges of a reader with what is left of earlier payments. The caller has locked the patron. */
export async function spendCredit(tx: Tx, context: LedgerContext, patronId: string): Promise<void> {
  const { tenantId } = context;
  if ((await creditOf(tx, tenantId, patronId)) <= 0) return;
  let charges = await listCharges(tx, tenantId, patronId);
  const allocations: Allocation[] = [];
  for (const { id: sourceId, left } of await listLeftOver(tx, tenantId, patronId)) {
    const { parts } = allocate(left, charges);
    allocations.push(...parts.map((part) => ({ ...part, sourceId })));
    const now = new Map(parts.map((part) => [part.chargeId, part.amount]));
    charges = charges.map((charge) => ({ ...charge, covered: charge.covered + (now.get(charge.id) ?? 0) }));
  }
  const amount = allocations.reduce((sum, part) => sum + part.amount, 0);
  if (amount === 0) return;
  const lines = { credit: amount, debt: -amount };
  await book(tx, context, { kind: 'credit_used', patronId, amount }, lines, allocations);
  await tellCovered(
    tx,
    context,
    allocations.map(({ chargeId }) => chargeId),
  );
}
