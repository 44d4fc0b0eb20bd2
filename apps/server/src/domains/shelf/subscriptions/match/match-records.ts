import { setImmediate as othersTurn } from 'node:timers/promises';
import { createStandingIndex, type StandingIndex } from '@lectern/search/builtin/standing/standing-index';
import type { SearchDocument } from '@lectern/search/search-document';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import {
  dropEarlier,
  type EarlierRecord,
  findEarlier,
} from '../../../collection/catalogue/news/earlier-records.ts';
import { type ReadRecord, readRecords } from '../../../discovery/search-index/documents-of-records.ts';
import { languagesOf, type StoredQuery } from '../standing-query.ts';
import { addHits, findWatching } from '../store/hit-store.ts';
import { findCandidates } from '../store/query-store.ts';
import type { SubscriptionHitTable } from '../tables.ts';
import { dueAt } from '../tell/due-at.ts';
import { workFacts } from '../work-facts.ts';

export type MatchDeps = Pick<
  Deps,
  'db' | 'clock' | 'ils' | 'tenants' | 'onlineTitles' | 'onlineCollections' | 'log'
>;

/** Other work of the process runs after so much time on queries. */
const SLICE_MS = 15;
/** Rows of one transaction: each holds the write lock for some milliseconds. */
const HITS_AT_ONCE = 4000;

/** A record that may be news. */
interface News extends ReadRecord {
  readonly before: EarlierRecord | undefined;
}

/**
 * Finds who watches what these records are, and notes what was found. A record that came after a subscription is news for it whenever it
 * fits. An older one is news if its description changed since, and fits only now.
 */
export async function matchRecords(
  deps: MatchDeps,
  tenant: Tenant,
  bibIds: readonly string[],
): Promise<number> {
  const earlier = await findEarlier(deps.db, tenant.id, bibIds);
  const records = await readRecords(deps, tenant.id, bibIds, (id) => earlier.get(id)?.bib);
  const news = new Map(records.map((one) => [one.row.id, { ...one, before: earlier.get(one.row.id) }]));
  const fits = await runQueries(deps, tenant, records);
  const written = await noteHits(deps, tenant, news, fits);
  await dropEarlier(deps.db, tenant.id, earlier.values());
  return written;
}

/** What a query finds among the records: all, and those that it found in their earlier state too. */
interface Fit {
  readonly now: readonly string[];
  readonly before: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

async function runQueries(
  { db, log }: MatchDeps,
  tenant: Tenant,
  records: readonly ReadRecord[],
): Promise<ReadonlyMap<string, Fit>> {
  const fits = new Map<string, Fit>();
  if (records.length === 0) return fits;
  const index = createStandingIndex(records.map(({ document }) => document));
  const past = records.flatMap(({ earlier }): SearchDocument[] => (earlier ? [earlier] : []));
  const earlier = past.length > 0 ? createStandingIndex(past) : undefined;
  const languages = languagesOf(tenant);
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [code, request] of await findCandidates(db, tenant.id, index.anchors)) {
    try {
      const fit = fitOf(fromJson<StoredQuery['request']>(request), languages, index, earlier);
      if (fit.now.length > 0) fits.set(code, fit);
    } catch (error) {
      log.error({ err: error, tenant: tenant.id, code }, 'a watched search could not be run');
    }
    if (performance.now() < sliceEnd) continue;
    await othersTurn();
    sliceEnd = performance.now() + SLICE_MS;
  }
  return fits;
}

function fitOf(
  request: StoredQuery['request'],
  languages: readonly string[],
  index: StandingIndex,
  earlier: StandingIndex | undefined,
): Fit {
  const now = index.match({ ...request, languages });
  const before = now.length > 0 ? earlier?.match({ ...request, languages }) : undefined;
  return { now, before: before ? new Set(before) : NONE };
}

async function noteHits(
  { db, clock }: MatchDeps,
  tenant: Tenant,
  news: ReadonlyMap<string, News>,
  fits: ReadonlyMap<string, Fit>,
): Promise<number> {
  const watching = await findWatching(db, tenant.id, [...fits.keys()]);
  const now = clock.now();
  const due = {
    now: dueAt('now', now, tenant),
    daily: dueAt('daily', now, tenant),
    weekly: dueAt('weekly', now, tenant),
  };
  const facts = new Map([...news].map(([id, one]) => [id, workFacts(one.row)]));
  let hits: SubscriptionHitTable[] = [];
  let written = 0;
  const write = async () => {
    const rows = hits;
    hits = [];
    written += rows.length;
    await inTransaction(db, (tx) => addHits(tx, rows));
    await othersTurn();
  };
  for (const [code, fit] of fits) {
    for (const { id, patron_id, rhythm, since } of watching.get(code) ?? []) {
      for (const recordId of fit.now) {
        const record = news.get(recordId);
        const fact = facts.get(recordId);
        if (!record || !fact || !isNews(record, since, fit)) continue;
        hits.push({
          tenant_id: tenant.id,
          subscription_id: id,
          patron_id,
          ...fact,
          found_at: due.now,
          due_at: due[rhythm],
        });
      }
    }
    if (hits.length >= HITS_AT_ONCE) await write();
  }
  if (hits.length > 0) await write();
  return written;
}

function isNews({ row, before }: News, since: string, fit: Fit): boolean {
  if (row.createdAt >= since) return true;
  return before !== undefined && before.changedAt >= since && !fit.before.has(row.id);
}
