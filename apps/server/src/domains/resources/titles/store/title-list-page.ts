import type { TitleKind } from '@lectern/contracts/resources/titles/title';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { isSeen } from '../seen-rows.ts';
import type { TitleTable } from '../tables.ts';

/** Which titles, of those that readers see. */
export interface TitleChoice {
  readonly letter?: string;
  readonly kind?: TitleKind | undefined;
  /** Titles that one of these databases has. */
  readonly eresourceIds?: readonly string[];
  readonly isFree?: boolean;
  readonly ids?: readonly string[];
}

type Rows = SelectQueryBuilder<Schema & { t: TitleTable }, 't', object>;

/** A page of the titles in filing order. */
export function pageOfTitles(
  db: Db,
  tenantId: string,
  choice: TitleChoice,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<TitleTable[]> {
  return chosen(db, tenantId, choice)
    .selectAll('t')
    .orderBy('t.letter_place')
    .orderBy('t.sort_key')
    .orderBy('t.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** How many titles there are under each letter, A to Z, then `#`. A chosen letter does not count. */
export async function countTitlesByLetter(
  db: Db,
  tenantId: string,
  choice: TitleChoice,
): Promise<{ readonly letter: string; readonly count: number }[]> {
  const rows = await chosen(db, tenantId, { ...choice, letter: '' })
    .select(['t.letter_place', sql<string>`min(t.letter)`.as('letter'), sql<number>`count(*)`.as('count')])
    .groupBy('t.letter_place')
    .orderBy('t.letter_place')
    .execute();
  return rows.map(({ letter, count }) => ({ letter, count: Number(count) }));
}

/** How many titles of each kind there are. A chosen kind does not count. */
export async function countTitlesByKind(
  db: Db,
  tenantId: string,
  choice: TitleChoice,
): Promise<{ readonly kind: TitleKind; readonly count: number }[]> {
  const rows = await chosen(db, tenantId, { ...choice, kind: undefined })
    .select(['t.kind', sql<number>`count(*)`.as('count')])
    .groupBy('t.kind')
    .orderBy('t.kind', 'desc')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

function chosen(db: Db, tenantId: string, choice: TitleChoice): Rows {
  const { letter = '', kind, eresourceIds = [], isFree = false, ids } = choice;
  let rows: Rows = db
    .selectFrom('title as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.is_shown', '=', 1);
  if (letter !== '') rows = rows.where('t.letter', '=', letter.toUpperCase());
  if (kind) rows = rows.where('t.kind', '=', kind);
  if (isFree) rows = rows.where('t.is_free', '=', 1);
  if (ids) rows = rows.where('t.id', 'in', ids);
  if (eresourceIds.length > 0)
    rows = rows.where('t.id', 'in', (eb) =>
      eb
        .selectFrom('title_row as r')
        .innerJoin('title_list as l', (join) =>
          join.onRef('l.tenant_id', '=', 'r.tenant_id').onRef('l.id', '=', 'r.list_id'),
        )
        .select('r.title_id')
        .where('r.tenant_id', '=', tenantId)
        .where('l.eresource_id', 'in', eresourceIds)
        .where(isSeen()),
    );
  return rows;
}
