import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { demoSettings } from '@lectern/demo/demo-settings';
import { TENANTS } from '@lectern/demo/tenants';
import type { Bib } from '@lectern/marc/bib';
import { type Clock, later } from '../../../../platform/clock.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoLibrary, DemoSeed } from '../../../../platform/demo-seed.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { addHits } from '../store/hit-store.ts';
import { addOwnSubscription } from '../subscribe.ts';
import type { SubscriptionTable } from '../tables.ts';
import { workFacts } from '../work-facts.ts';
import { DEMO_SUBSCRIPTIONS, type DemoSubscription } from './demo-subscriptions.ts';

const DAY_SECONDS = 86_400;
/** So many works were found for each, one every few days. */
const MOST_HITS = 4;
const DAYS_BETWEEN = 6;

/** What readers watch, each with works that were found and told of. */
export const subscriptionsSeed: DemoSeed = {
  tables: ['subscription_query', 'subscription_anchor', 'subscription', 'subscription_hit'],
  async load({ db, clock }, library) {
    const tenant = tenantOf(library);
    for (const one of DEMO_SUBSCRIPTIONS[library.demo]) {
      const reader = await db
        .selectFrom('account')
        .select('id')
        .where('tenant_id', '=', tenant.id)
        .where('primary_id', '=', one.reader)
        .executeTakeFirst();
      if (!reader) continue;
      const begun = { ...clock, now: () => daysAgo(clock, one.days) };
      const added = await addOwnSubscription({ db, clock: begun }, tenant, reader.id, one);
      if (isRefusal(added)) throw new Error(added.code);
      await noteHits(db, clock, added.row, one);
    }
  },
};

/** The tenant itself is stored last, and is not there yet. */
function tenantOf({ demo, tenantId }: DemoLibrary): Tenant {
  return { id: tenantId, mappingPath: TENANTS[demo].mappingPath, settings: demoSettings(demo) };
}

async function noteHits(
  db: Db,
  clock: Clock,
  { id, tenant_id, patron_id }: SubscriptionTable,
  one: DemoSubscription,
): Promise<void> {
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'source', 'control_number', 'bib'])
    .where('tenant_id', '=', tenant_id)
    .where('suppressed', '=', 0)
    .orderBy('id')
    .execute();
  const hits = rows
    .map((row) => ({ ...row, bib: fromJson<Bib>(row.bib) }))
    .filter(({ bib }) => fits(one, bib))
    .slice(0, MOST_HITS)
    .map(({ id: recordId, source, control_number: controlNumber, bib }, at) => ({
      tenant_id,
      subscription_id: id,
      patron_id,
      ...workFacts({ id: recordId, source, controlNumber, bib }),
      found_at: daysAgo(clock, 1 + at * DAYS_BETWEEN).toISOString(),
      due_at: null,
    }));
  await inTransaction(db, (tx) => addHits(tx, hits));
}

function fits({ kind, term }: DemoSubscription, { title, creators, subjects }: Bib): boolean {
  if (kind === 'author') return creators.some(({ name, vernacular }) => name === term || vernacular === term);
  if (kind === 'subject') return subjects.some(({ parts }) => parts[0] === term);
  return title.includes(term) || subjects.some(({ parts }) => parts[0]?.startsWith(term));
}

function daysAgo(clock: Clock, days: number): Date {
  return new Date(later(clock.now(), -days * DAY_SECONDS));
}
