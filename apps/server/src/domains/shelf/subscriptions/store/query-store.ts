import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { StoredQuery } from '../standing-query.ts';

/** Rows of one statement. */
const AT_ONCE = 1000;

export interface QueryToPut {
  readonly code: string;
  readonly state: string;
  readonly stored: StoredQuery;
  readonly version: string;
  readonly now: string;
}

/** Keeps a query with its anchors; one with this code is replaced. */
export async function putQuery(
  tx: Tx,
  tenantId: string,
  { code, state, stored, version, now }: QueryToPut,
): Promise<void> {
  const row = {
    state,
    request: toJson(stored.request),
    version,
    is_anchored: toBit(stored.anchors !== undefined),
  };
  await tx
    .insertInto('subscription_query')
    .values({ tenant_id: tenantId, code, ...row, created_at: now })
    .onConflict((same) => same.columns(['tenant_id', 'code']).doUpdateSet(row))
    .execute();
  await tx
    .deleteFrom('subscription_anchor')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .execute();
  const anchors = new Set((stored.anchors ?? []).map(signed));
  await insertRows(
    tx,
    'subscription_anchor',
    [...anchors].map((anchor) => ({ tenant_id: tenantId, anchor, code })),
  );
}

export async function hasQueries(db: Db, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription_query')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Queries that were made with another version. */
export async function listOutdated(
  db: Db,
  tenantId: string,
  version: string,
  limit: number,
): Promise<{ readonly code: string; readonly state: string }[]> {
  return db
    .selectFrom('subscription_query')
    .select(['code', 'state'])
    .where('tenant_id', '=', tenantId)
    .where('version', '!=', version)
    .limit(limit)
    .execute();
}

/** The requests (JSON) that a record with these anchors may fit, by code. */
export async function findCandidates(
  db: Db,
  tenantId: string,
  anchors: ReadonlySet<number>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const unanchored = await db
    .selectFrom('subscription_query')
    .select(['code', 'request'])
    .where('tenant_id', '=', tenantId)
    .where('is_anchored', '=', 0)
    .execute();
  for (const { code, request } of unanchored) found.set(code, request);
  const wanted = [...anchors].map(signed);
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('subscription_anchor')
      .innerJoin('subscription_query', (join) =>
        join
          .onRef('subscription_query.tenant_id', '=', 'subscription_anchor.tenant_id')
          .onRef('subscription_query.code', '=', 'subscription_anchor.code'),
      )
      .select(['subscription_query.code', 'subscription_query.request'])
      .where('subscription_anchor.tenant_id', '=', tenantId)
      .where('subscription_query.tenant_id', '=', tenantId)
      .where('subscription_anchor.anchor', 'in', wanted.slice(at, at + AT_ONCE))
      .execute();
    for (const { code, request } of rows) found.set(code, request);
  }
  return found;
}

/** The states (JSON) of queries by code. */
export async function findStates(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscription_query')
    .select(['code', 'state'])
    .where('tenant_id', '=', tenantId)
    .where('code', 'in', [...new Set(codes)])
    .execute();
  return new Map(rows.map(({ code, state }) => [code, state]));
}

/** Removes those of these queries that nobody watches any more. */
export async function removeUnused(tx: Tx, tenantId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const used = await tx
    .selectFrom('subscription')
    .select('code')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('code', 'in', [...codes])
    .execute();
  const kept = new Set(used.map(({ code }) => code));
  const unused = codes.filter((code) => !kept.has(code));
  if (unused.length === 0) return;
  for (const table of ['subscription_anchor', 'subscription_query'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('code', 'in', unused).execute();
}

/** As both databases keep it in four bytes. */
function signed(anchor: number): number {
  return anchor | 0;
}
