import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { TitleTable } from '../tables.ts';

type Related = Pick<TitleTable, 'id' | 'name' | 'kind'>;

/** The title that one continues and those that continue it, as the lists say by the vendor's names for them. */
export async function titlesAround(
  db: Db,
  tenantId: string,
  titleId: string,
): Promise<{ readonly earlier: Related[]; readonly later: Related[] }> {
  const [earlier, later] = await Promise.all([
    related(db, tenantId, titleId, { ours: 'preceding_id', theirs: 'vendor_id' }),
    related(db, tenantId, titleId, { ours: 'vendor_id', theirs: 'preceding_id' }),
  ]);
  return { earlier, later };
}

type Naming = 'preceding_id' | 'vendor_id';

async function related(
  db: Db,
  tenantId: string,
  titleId: string,
  { ours, theirs }: { readonly ours: Naming; readonly theirs: Naming },
): Promise<Related[]> {
  const rows = await db
    .selectFrom('title_row as r')
    .innerJoin('title_list as l', (join) =>
      join.onRef('l.tenant_id', '=', 'r.tenant_id').onRef('l.id', '=', 'r.list_id'),
    )
    .innerJoin('title_row as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'r.tenant_id')
        .onRef('o.list_id', '=', 'r.list_id')
        .onRef(`o.${theirs}`, '=', `r.${ours}`),
    )
    .innerJoin('title as t', (join) =>
      join.onRef('t.tenant_id', '=', 'o.tenant_id').onRef('t.id', '=', 'o.title_id'),
    )
    .select(['t.id', 't.name', 't.kind'])
    .distinct()
    .where('r.tenant_id', '=', tenantId)
    .where('r.title_id', '=', titleId)
    .where(`r.${ours}`, '<>', '')
    // The index of lines with a title before has no others.
    .where(`o.${theirs}`, '<>', '')
    .where('t.id', '<>', titleId)
    .where('t.is_shown', '=', 1)
    .where('l.is_shown', '=', 1)
    .where('l.is_removed', '=', 0)
    .where(isPresent('r'))
    .where(isPresent('o'))
    .orderBy('t.name')
    .limit(20)
    .execute();
  return rows;
}

/** Whether a line belongs to the present generation of its list, `l`. */
function isPresent(line: 'r' | 'o'): RawBuilder<boolean> {
  const [from, to] = [sql.ref(`${line}.from_generation`), sql.ref(`${line}.to_generation`)];
  return sql<boolean>`(${from} <= l.generation and ${to} > l.generation)`;
}
