import { LEAVING_ELSEWHERE } from '@lectern/contracts/counter/leaving/errors';
import type { Outstanding } from '@lectern/contracts/counter/leaving/outstanding-view';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Away, NoPatron } from '../../../ports/ils/ils-refusals.ts';
import { countOpenPurchases } from '../../buying/purchase/open-orders-of.ts';
import { countOpenOfReader } from '../alliance/transactions/open-of-reader.ts';

/** What keeps a reader from leaving; empty if nothing does. */
export async function findOutstanding(
  deps: Pick<Deps, 'db' | 'ils'>,
  tenant: Tenant,
  patronId: string,
): Promise<Outstanding[] | NoPatron | Away | Refusal<'LEAVING_ELSEWHERE'>> {
  const clearance = await deps.ils.of(tenant).readers?.clearance(patronId);
  if (clearance === undefined) return refuse(LEAVING_ELSEWHERE);
  if (isRefusal(clearance)) return clearance;
  const { owed, kept, currency, frozen, loans, requests, behaviours, guarantees } = clearance;
  const alliance = await countOpenOfReader(deps.db, tenant.id, patronId);
  const counts = [
    ['loans', loans],
    ['requests', requests],
    ['alliance', alliance],
    ['purchases', await countOpenPurchases(deps.db, tenant.id, patronId)],
    // A debt says what an unsettled record costs: only those that cost nothing now are named by themselves.
    ['behaviours', owed > 0 ? 0 : behaviours],
    ['guarantees', guarantees],
  ] as const;
  const outstanding: Outstanding[] = counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, amount: null }));
  if (owed !== 0) {
    const amount = { amount: Math.abs(owed), currency };
    outstanding.push({ kind: owed > 0 ? 'debt' : 'credit', count: null, amount });
  }
  if (kept > 0) outstanding.push({ kind: 'kept', count: null, amount: { amount: kept, currency } });
  if (frozen) outstanding.push({ kind: 'frozen', count: null, amount: null });
  return outstanding;
}
