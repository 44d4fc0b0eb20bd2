import { type SearchState, searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { SETTINGS_VERSION, tenantSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { createStandingIndex } from '@lectern/search/builtin/standing/standing-index';
import type { SearchDocument } from '@lectern/search/search-document';
import { watchRecords } from '@lectern/server/domains/collection/catalogue/news/earlier-records';
import { codeOf, writeSavedState } from '@lectern/server/domains/discovery/search/saved/saved-state';
import {
  languagesOf,
  queryVersion,
  storedQuery,
} from '@lectern/server/domains/shelf/subscriptions/standing-query';
import { putQuery } from '@lectern/server/domains/shelf/subscriptions/store/query-store';
import type { SubscriptionTable } from '@lectern/server/domains/shelf/subscriptions/tables';
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
/** Pairs of words that a third one is sought for. */
const PAIRS_KEPT = 100_000;
const RHYTHMS = ['now', 'daily', 'weekly'] as const;

interface WatchedQuery {
  readonly code: string;
  readonly written: string;
  readonly stored: Exclude<ReturnType<typeof storedQuery>, { readonly code: string }>;
}

/** Years by which the range of a search is wider than the years of what it finds. */
const SPANS = 20;

/**
 * Different searches that find exactly `HITS` of the records each: two or three words, in any year, and in ranges of years as readers
 * choose them. The records have too few words for so many searches without years.
 */
export function queriesFor(
  tenant: Tenant,
  documents: readonly SearchDocument[],
  count: number,
): WatchedQuery[] {
  const index = createStandingIndex(documents);
  const languages = languagesOf(tenant);
  const queries = new Map<string, WatchedQuery>();
  const yearOf = new Map(documents.map(({ id, sort }) => [id, sort.year]));
  const keep = (state: SearchState): readonly string[] => {
    const written = writeSavedState(state);
    const stored = storedQuery(tenant, state);
    if (isRefusal(written) || isRefusal(stored)) return [];
    const found = index.match({ ...stored.request, languages });
    if (found.length === HITS) queries.set(codeOf(written), { code: codeOf(written), written, stored });
    return found;
  };
  for (const words of wordsInSome(documents)) {
    if (queries.size >= count) break;
    const found = keep(searchStateSchema.parse({ keyWord: words }));
    const years = found.map((id) => yearOf.get(id) ?? 0);
    if (found.length !== HITS || Math.min(...years) < SPANS) continue;
    for (let wider = 0; wider < SPANS && queries.size < count; wider++)
      keep(
        searchStateSchema.parse({
          keyWord: words,
          publishBegin: Math.min(...years) - wider,
          publishEnd: Math.max(...years) + wider,
        }),
      );
  }
  return [...queries.values()];
}

/**
 * Pairs of words, then three words, that stand together in as many records as a query should find, as far as plain text tells. Longer texts
 * have many such threes, so they are taken from each pair in turn, one for each pair in a round.
 */
function* wordsInSome(documents: readonly SearchDocument[]): Generator<string> {
  const wordsOfDocument = documents.map(({ text }) => wordsOf(Object.values(text).flat()));
  const holders = new Map<string, number[]>();
  wordsOfDocument.forEach((words, at) => {
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), at]);
  });
  const words = [...holders].filter(([, docs]) => docs.length >= HITS && docs.length <= documents.length / 4);
  const wider: Generator<string>[] = [];
  for (const [at, [one, docs]] of words.entries()) {
    for (const [other, others] of words.slice(at + 1)) {
      const both = shared(docs, others);
      if (both.length === HITS) yield `${one} ${other}`;
      else if (both.length > HITS && both.length <= 4 * HITS && wider.length < PAIRS_KEPT)
        wider.push(threes(`${one} ${other}`, both, { wordsOfDocument, holders }));
    }
  }
  for (let left = wider; left.length > 0; ) {
    const going: Generator<string>[] = [];
    for (const more of left) {
      const { value, done } = more.next();
      if (done) continue;
      yield value;
      going.push(more);
    }
    left = going;
  }
}

/** A pair of words that is in too many records, with each third word that leaves as many as a query should find. */
function* threes(
  pair: string,
  both: readonly number[],
  known: {
    readonly wordsOfDocument: readonly ReadonlySet<string>[];
    readonly holders: ReadonlyMap<string, readonly number[]>;
  },
): Generator<string> {
  for (const third of known.wordsOfDocument[both[0]!]!) {
    // Threes of the same words in another order are the same query.
    if (!pair.split(' ').every((word) => word < third)) continue;
    if (shared(both, known.holders.get(third) ?? []).length === HITS) yield `${pair} ${third}`;
  }
}

/** What both ascending lists have. */
function shared(one: readonly number[], other: readonly number[]): number[] {
  const both: number[] = [];
  for (let at = 0, beside = 0; at < one.length && beside < other.length; ) {
    const left = one[at]!;
    const right = other[beside]!;
    if (left === right) both.push(left);
    if (left <= right) at++;
    if (right <= left) beside++;
  }
  return both;
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
