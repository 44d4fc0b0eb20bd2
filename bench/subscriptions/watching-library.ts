import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { type SearchState, searchStateSchema } from '@lectern/contracts/search/search-state';
import { SETTINGS_VERSION, tenantSettingsSchema } from '@lectern/contracts/tenant/tenant-settings';
import { createStandingIndex } from '@lectern/search/builtin/standing/standing-index';
import type { SearchDocument } from '@lectern/search/search-engine';
import { watchRecords } from '@lectern/server/domains/catalogue/news/earlier-records';
import { codeOf, writeSavedState } from '@lectern/server/domains/search/saved/saved-state';
import { languagesOf, queryVersion, storedQuery } from '@lectern/server/domains/subscriptions/standing-query';
import { putQuery } from '@lectern/server/domains/subscriptions/store/query-store';
import type { SubscriptionTable } from '@lectern/server/domains/subscriptions/tables';
import type { Db } from '@lectern/server/platform/db/database';
import { newId } from '@lectern/server/platform/db/ids';
import { insertRows } from '@lectern/server/platform/db/insert-rows';
import type { Tenant } from '@lectern/server/platform/tenants/tenant-registry';

export const WATCHING_SETTINGS = tenantSettingsSchema.parse({
  version: SETTINGS_VERSION,
  names: { 'en-US': 'Watching library' },
  public: { defaultLanguage: 'en-US' },
  policy: {},
  menu: [],
  customMenu: [],
});

/** Records that each query finds among the new ones. */
export const HITS = 3;
/** Subscriptions of one reader. */
const OF_READER = 5;
const QUERIES_OF_A_TRANSACTION = 2000;
const RHYTHMS = ['now', 'daily', 'weekly'] as const;

interface WatchedQuery {
  readonly code: string;
  readonly written: string;
  readonly stored: Exclude<ReturnType<typeof storedQuery>, { readonly code: string }>;
}

/** Different searches of two words that find exactly `HITS` of the records each. */
export function queriesFor(
  tenant: Tenant,
  documents: readonly SearchDocument[],
  count: number,
): WatchedQuery[] {
  const index = createStandingIndex(documents);
  const languages = languagesOf(tenant);
  const queries = new Map<string, WatchedQuery>();
  for (const words of pairsInSome(documents)) {
    if (queries.size === count) break;
    const state: SearchState = searchStateSchema.parse({ keyWord: words });
    const written = writeSavedState(state);
    const stored = storedQuery(tenant, state);
    if (isRefusal(written) || isRefusal(stored)) continue;
    if (index.match({ ...stored.request, languages }).length !== HITS) continue;
    queries.set(codeOf(written), { code: codeOf(written), written, stored });
  }
  return [...queries.values()];
}

/** Pairs of words that stand together in as many records as a query should find, as far as plain text tells. */
function* pairsInSome(documents: readonly SearchDocument[]): Generator<string> {
  const holders = new Map<string, Set<number>>();
  documents.forEach(({ text }, at) => {
    for (const word of wordsOf(Object.values(text).flat())) {
      const docs = holders.get(word) ?? new Set();
      holders.set(word, docs.add(at));
    }
  });
  const words = [...holders].filter(([, docs]) => docs.size >= HITS && docs.size <= documents.length / 4);
  for (const [at, [one, docs]] of words.entries()) {
    for (const [other, others] of words.slice(at + 1)) {
      const [few, many] = docs.size < others.size ? [docs, others] : [others, docs];
      let both = 0;
      for (const doc of few) if (many.has(doc)) both += 1;
      if (both === HITS) yield `${one} ${other}`;
    }
  }
}

function wordsOf(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(/\p{Script=Latin}{4,}/gu)) words.add(word);
    for (const [run] of text.matchAll(/\p{Script=Han}{2,}/gu))
      for (let at = 0; at + 2 <= run.length; at++) words.add(run.slice(at, at + 2));
  }
  return words;
}

/** Stores the subscriptions: the first ones have a query each, the others share these queries. */
export async function fillSubscriptions(
  db: Db,
  tenant: Tenant,
  queries: readonly WatchedQuery[],
  { count, since }: { readonly count: number; readonly since: string },
): Promise<void> {
  const version = queryVersion(tenant);
  await watchRecords(db, tenant.id, since);
  for (let at = 0; at < queries.length; at += QUERIES_OF_A_TRANSACTION) {
    await db.transaction().execute(async (tx) => {
      for (const { code, written, stored } of queries.slice(at, at + QUERIES_OF_A_TRANSACTION))
        await putQuery(tx, tenant.id, { code, state: written, stored, version, now: since });
    });
  }
  const rows = Array.from({ length: count }, (_, at): SubscriptionTable => {
    const { code } = queries[at % queries.length]!;
    return {
      id: newId(),
      tenant_id: tenant.id,
      patron_id: `reader-${Math.floor(at / OF_READER)}`,
      kind: 'search',
      term: code,
      code,
      rhythm: RHYTHMS[at % RHYTHMS.length]!,
      since,
      paused_at: null,
      deleted_at: null,
      created_at: since,
      updated_at: since,
    };
  });
  await db.transaction().execute((tx) => insertRows(tx, 'subscription', rows));
}
