import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  SUBSCRIPTION_LIMIT_REACHED,
  SUBSCRIPTION_TERM_MISSING,
} from '@lectern/contracts/shelf/subscriptions/errors';
import {
  MOST_SUBSCRIPTIONS,
  type Rhythm,
  type SubscriptionKind,
} from '@lectern/contracts/shelf/subscriptions/subscription';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { watchRecords } from '../../collection/catalogue/news/earlier-records.ts';
import { codeOf, writeSavedState } from '../../discovery/search/saved/saved-state.ts';
import { queryVersion, storedQuery } from './standing-query.ts';
import { putQuery } from './store/query-store.ts';
import {
  changeSubscriptions,
  countSubscriptions,
  findByCode,
  insertSubscription,
  lockSubscriptions,
} from './store/subscription-store.ts';
import type { SubscriptionTable } from './tables.ts';
import { watchedState } from './watched-state.ts';

export interface NewSubscription {
  readonly kind: SubscriptionKind;
  readonly term: string;
  /** The whole search; made from the term without it. */
  readonly state?: SearchState | undefined;
  readonly rhythm: Rhythm;
}

/** Adds a subscription, or answers the one that the reader has already. A deleted one begins anew. */
export async function addOwnSubscription(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  patronId: string,
  { kind, term, state: given, rhythm }: NewSubscription,
): Promise<
  | { readonly row: SubscriptionTable; readonly already: boolean }
  | Refusal<'SUBSCRIPTION_TERM_MISSING' | 'SUBSCRIPTION_LIMIT_REACHED' | 'SEARCH_EMPTY' | 'SEARCH_TOO_LONG'>
> {
  if (term === '') return refuse(SUBSCRIPTION_TERM_MISSING);
  const watched = watchedState(kind, term, given);
  const state = writeSavedState(watched);
  if (isRefusal(state)) return state;
  const stored = storedQuery(tenant, watched);
  if (isRefusal(stored)) return stored;
  const owner = { tenantId: tenant.id, patronId };
  const now = clock.now().toISOString();
  const code = codeOf(state);
  return inTransaction(db, async (tx) => {
    await lockSubscriptions(tx, owner);
    const known = await findByCode(tx, owner, code);
    if (known && known.deleted_at === null) return { row: known, already: true };
    if ((await countSubscriptions(tx, owner)) >= MOST_SUBSCRIPTIONS)
      return refuse(SUBSCRIPTION_LIMIT_REACHED, { limit: MOST_SUBSCRIPTIONS });
    await putQuery(tx, tenant.id, { code, state, stored, version: queryVersion(tenant), now });
    await watchRecords(tx, tenant.id, now);
    const begun = {
      kind,
      term,
      rhythm,
      since: now,
      paused_at: null,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    };
    if (known) {
      await changeSubscriptions(tx, owner, [known.id], begun);
      return { row: { ...known, ...begun }, already: false };
    }
    const row = { id: newId(), tenant_id: tenant.id, patron_id: patronId, code, ...begun };
    await insertSubscription(tx, row);
    return { row, already: false };
  });
}
