import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_NOT_AVAILABLE } from '@lectern/contracts/library-system/check-out-errors';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { takeCopyBack } from './act-on-copy.ts';
import { type LendingPlace, type LentCopy, lendOut } from './lend-out.ts';
import { moveTransaction } from './move.ts';
import type { Transaction } from './transaction-store.ts';

type LendOutRefusal = Exclude<Awaited<ReturnType<typeof lendOut>>, LentCopy>;

/**
 * Lends the copy of a visit that the reader's library answers for. If the rules forbid it, the transaction is refused, and that library is
 * told. The audit has the check-out.
 */
export async function lendAtDesk(
  deps: Deps,
  tenant: Tenant,
  transaction: Transaction,
  barcode: string,
  at: LendingPlace,
): Promise<Transaction | LendOutRefusal> {
  const copy = await lendOut(deps, tenant, transaction, barcode, at);
  if (isRefusal(copy)) {
    await moveTransaction(deps, tenant, transaction, { verb: 'refuse', mover: 'staff' });
    return copy as LendOutRefusal;
  }
  const moved = await moveTransaction(deps, tenant, transaction, {
    verb: 'lend',
    mover: 'staff',
    facts: copy,
  });
  if (!isRefusal(moved)) return moved;
  // Somebody refused the transaction meanwhile.
  await takeCopyBack(copy, at);
  return refuse(ITEM_NOT_AVAILABLE);
}
