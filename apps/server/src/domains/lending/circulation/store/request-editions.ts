import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';

const request = expressionBuilder<Schema, 'request'>();

/**
 * The condition that a request is for one of these bibs: by its own bib or by one of its editions. What has ended is found by its editions
 * alone, so whoever asks names the steps.
 */
export function isForBibs(tenantId: string, bibIds: readonly string[]): Expression<SqlBool> {
  return request(
    'request.id',
    'in',
    request
      .selectFrom('request as of_bib')
      .select('of_bib.id as request_id')
      .where('of_bib.tenant_id', '=', tenantId)
      .where('of_bib.bib_id', 'in', [...bibIds])
      .where('of_bib.ended_at', 'is', null)
      .unionAll(
        request
          .selectFrom('request_edition')
          .select('request_edition.request_id')
          .where('request_edition.tenant_id', '=', tenantId)
          .where('request_edition.bib_id', 'in', [...bibIds]),
      ),
  );
}

/** The editions that each of these requests waits for; requests for one title are absent. */
export async function editionsOfRequests(
  db: Db,
  tenantId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const editions = new Map<string, string[]>();
  if (requestIds.length === 0) return editions;
  const rows = await db
    .selectFrom('request_edition')
    .select(['request_id', 'bib_id'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', 'in', [...requestIds])
    .orderBy('bib_id')
    .execute();
  for (const { request_id, bib_id } of rows)
    editions.set(request_id, [...(editions.get(request_id) ?? []), bib_id]);
  return editions;
}

/**
 * These bibs, and all whose queues are joined with theirs: an open request for several editions joins the queues of these, and one queue can
 * be joined with others by several requests. A copy of one of them can serve who waits for another, so they are locked and served together.
 */
export async function joinedBibs(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const joined = new Set(bibIds);
  let added = [...joined];
  while (added.length > 0) {
    const next: string[] = [];
    for (let at = 0; at < added.length; at += AT_ONCE)
      next.push(...(await editionsBeside(db, tenantId, added.slice(at, at + AT_ONCE))));
    added = [...new Set(next)].filter((bibId) => !joined.has(bibId));
    for (const bibId of added) joined.add(bibId);
  }
  return joined;
}

/** The editions of the open requests that wait, or may wait again, for one of these bibs; one may be there several times. */
async function editionsBeside(db: Db, tenantId: string, bibIds: readonly string[]): Promise<string[]> {
  const requests = await db
    .selectFrom('request_edition as edition')
    .innerJoin('request', (join) =>
      join
        .onRef('request.id', '=', 'edition.request_id')
        .on('request.tenant_id', '=', tenantId)
        .on('request.ended_at', 'is', null),
    )
    .select('edition.request_id')
    .where('edition.tenant_id', '=', tenantId)
    .where('edition.bib_id', 'in', bibIds)
    .execute();
  if (requests.length === 0) return [];
  const rows = await db
    .selectFrom('request_edition')
    .select('bib_id')
    .where('tenant_id', '=', tenantId)
    .where(
      'request_id',
      'in',
      requests.map(({ request_id }) => request_id),
    )
    .execute();
  return rows.map(({ bib_id }) => bib_id);
}

/** Bibs that one statement names. */
const AT_ONCE = 250;

/** Lets a request wait in the queues of these editions too. */
export async function insertEditions(
  tx: Tx,
  tenantId: string,
  requestId: string,
  bibIds: readonly string[],
): Promise<void> {
  const rows = bibIds.map((bib_id) => ({ request_id: requestId, bib_id, tenant_id: tenantId }));
  await tx.insertInto('request_edition').values(rows).execute();
}
