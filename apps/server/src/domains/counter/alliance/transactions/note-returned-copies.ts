import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { AWAY_STEPS } from '@lectern/rules/alliance/steps';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { Loan } from '../../../../ports/ils/ils-loans.ts';
import { listPeers } from '../peers/peer-store.ts';
import { accountOfPeer } from './lend-out.ts';
import { moveTransaction } from './move.ts';
import { changeTransaction, listLentOut, type Transaction } from './transaction-store.ts';

/**
 * Compares transactions with the loans of the libraries that they were lent to. Staff can return such a copy, renew it, or declare it lost
 * at the desk as any other: the transaction follows.
 */
export async function noteReturnedCopies(deps: Deps, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const ils = deps.ils.of(tenant);
  for (const peer of await listPeers(deps.db, tenant.id)) {
    if (signal?.aborted) return;
    const lent = await listLentOut(deps.db, tenant.id, peer.code, AWAY_STEPS);
    if (lent.length === 0) continue;
    const partner = await ils.patrons?.find(accountOfPeer(peer.code));
    if (partner === undefined || isRefusal(partner)) continue;
    const loans = await ils.loans(partner.patronId);
    if (isRefusal(loans)) continue;
    const open = new Map(loans.map((loan) => [loan.id, loan]));
    for (const row of lent) await followLoan(deps, tenant, row, open.get(row.loan_id ?? ''));
  }
}

async function followLoan(
  deps: Deps,
  tenant: Tenant,
  row: Transaction,
  loan: Loan | undefined,
): Promise<void> {
  if (!loan) {
    const item = await deps.ils.of(tenant).desk?.item(row.barcode);
    const isLost = item !== undefined && !isRefusal(item) && item.status === 'missing';
    await moveTransaction(deps, tenant, row, { verb: isLost ? 'lose' : 'takeBack', mover: 'staff' });
  } else if (loan.dueDate !== row.due_date) {
    const change = { due_date: loan.dueDate, untold: 1, tell_at: deps.clock.now().toISOString() } as const;
    await inTransaction(deps.db, (tx) => changeTransaction(tx, row, change, 'staff'));
  }
}
