import { PURCHASE_OFF } from '@lectern/contracts/buying/purchase/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { PostingContext } from '../../lending/circulation/ledger/posting-context.ts';
import { ownCirculation } from '../../lending/circulation/own-circulation.ts';
import { type PurchaseTerms, readTerms } from './store/terms-store.ts';

export interface OpenPurchase {
  readonly terms: PurchaseTerms;
  /** The portal's own circulation: the loan of a bought book begins in it. */
  readonly circulation: PostingContext;
}

/** What drive purchase of a library runs with; refused where it is off, or where the library system is elsewhere: no loan begins there. */
export async function openPurchase(
  deps: Pick<Deps, 'db' | 'ils' | 'clock' | 'events'>,
  tenant: Tenant,
): Promise<OpenPurchase | Refusal<'PURCHASE_OFF'>> {
  const circulation = ownCirculation(deps, tenant);
  if (!circulation) return refuse(PURCHASE_OFF);
  const terms = await readTerms(deps.db, tenant.id);
  return terms.isOn ? { terms, circulation } : refuse(PURCHASE_OFF);
}
