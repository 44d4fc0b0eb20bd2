import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { unwatchRecords } from '../../../collection/catalogue/news/earlier-records.ts';
import { recordNews } from '../../../collection/catalogue/news/record-news.ts';
import { readSavedState } from '../../../discovery/search/saved/saved-state.ts';
import { queryVersion, storedQuery } from '../standing-query.ts';
import { hasQueries, listOutdated, putQuery } from '../store/query-store.ts';
import { matchRecords } from './match-records.ts';

const OUTDATED_AT_ONCE = 200;

/** Matches new and changed records with what readers watch. */
export const hearRecordNews: EventConsumer = {
  name: 'subscriptions-match',
  hears: recordNews,
  async act(deps, tenantId, bibIds) {
    const tenant = await deps.tenants.byId(tenantId);
    if (!tenant) return;
    if (!(await hasQueries(deps.db, tenantId))) {
      await unwatchRecords(deps.db, tenantId);
      return;
    }
    await renewQueries(deps, tenant);
    await matchRecords(deps, tenant, bibIds);
  },
};

/** Makes queries anew that an earlier version of the analysis made, or that were made for other languages. */
async function renewQueries({ db, clock, log }: Deps, tenant: Tenant): Promise<void> {
  const version = queryVersion(tenant);
  const now = clock.now().toISOString();
  for (;;) {
    const outdated = await listOutdated(db, tenant.id, version, OUTDATED_AT_ONCE);
    if (outdated.length === 0) return;
    await inTransaction(db, async (tx) => {
      for (const { code, state } of outdated) {
        const stored = storedQuery(tenant, readSavedState(state));
        // One that has become too long finds nothing from now on.
        if (isRefusal(stored)) log.warn({ tenant: tenant.id, code }, 'a watched search is too long');
        const kept = isRefusal(stored) ? { request: { query: NOTHING }, anchors: [] } : stored;
        await putQuery(tx, tenant.id, { code, state, stored: kept, version, now });
      }
    });
  }
}

const NOTHING = { kind: 'or', of: [] } as const;
