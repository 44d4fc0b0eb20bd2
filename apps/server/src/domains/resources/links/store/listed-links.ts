import type { LinkShelf, LinkState } from '@lectern/contracts/resources/links/link';
import type { Db } from '../../../../platform/db/database.ts';
import type { LinkTable } from '../tables.ts';

export interface ChosenLinks {
  readonly shelf: LinkShelf;
  readonly state: LinkState | undefined;
  readonly source: 'check' | 'readers' | undefined;
  /** An instant: only those that came into the list before it. */
  readonly foundBefore: string | undefined;
  readonly atLeast: number | undefined;
}

/** A page of links that staff have to look at, the newest first. */
export async function pageOfListed(
  db: Db,
  tenantId: string,
  { shelf, state, source, foundBefore, atLeast }: ChosenLinks,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly links: LinkTable[] }> {
  let rows = db.selectFrom('link').where('tenant_id', '=', tenantId).where('shelf', '=', shelf);
  if (state !== undefined) rows = rows.where('is_found', '=', 1).where('state', '=', state);
  if (source === 'check') rows = rows.where('is_found', '=', 1);
  if (source === 'readers') rows = rows.where('report_count', '>', 0);
  if (foundBefore !== undefined) rows = rows.where('found_at', '<=', foundBefore);
  if (atLeast !== undefined) rows = rows.where('report_count', '>=', atLeast);
  const [{ total }, links] = await Promise.all([
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    rows.selectAll().orderBy('found_at', 'desc').orderBy('id').offset(offset).limit(limit).execute(),
  ]);
  return { total: Number(total), links };
}

/** How many links there are on the shelves, by shelf and by what was found of them. */
export async function countListed(
  db: Db,
  tenantId: string,
): Promise<
  {
    readonly shelf: LinkShelf;
    readonly state: LinkState;
    readonly isFound: boolean;
    readonly count: number;
  }[]
> {
  const rows = await db
    .selectFrom('link')
    .select(['shelf', 'state', 'is_found', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('shelf', 'in', ['open', 'aside'])
    .groupBy(['shelf', 'state', 'is_found'])
    .execute();
  return rows.flatMap(({ shelf, state, is_found, count }) =>
    shelf === 'none' ? [] : [{ shelf, state, isFound: is_found === 1, count: Number(count) }],
  );
}
