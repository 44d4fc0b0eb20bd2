import type { TitleKind, TitleMark } from '@lectern/contracts/resources/titles/title';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { TitlePlaceTable, TitleTallyTable } from '../tables.ts';

/** The shelf of all titles. */
export const ALL = '';

/** The places of some titles. */
export function placesOfTitles(
  db: Db | Tx,
  tenantId: string,
  titleIds: readonly string[],
): Promise<TitlePlaceTable[]> {
  return db
    .selectFrom('title_place')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('title_id', 'in', titleIds)
    .execute();
}

/** The titles in the list of all that stand at one place of it. */
export async function titlesAtPlace(
  db: Db,
  tenantId: string,
  { letter_place, sort_key }: Pick<TitlePlaceTable, 'letter_place' | 'sort_key'>,
  kinds: readonly TitleKind[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('title_place')
    .select('title_id')
    .where('tenant_id', '=', tenantId)
    .where('shelf', '=', ALL)
    .where('letter_place', '=', letter_place)
    .where('sort_key', '=', sort_key)
    .where('kind', 'in', kinds)
    .limit(limit)
    .execute();
  return rows.map(({ title_id }) => title_id);
}

/** Puts places in the place of those that some titles have, and counts them. */
export async function replacePlaces(
  tx: Tx,
  tenantId: string,
  {
    before,
    after,
  }: { readonly before: readonly TitlePlaceTable[]; readonly after: readonly TitlePlaceTable[] },
): Promise<void> {
  const titleIds = [...new Set(before.map(({ title_id }) => title_id))];
  if (titleIds.length > 0)
    await tx
      .deleteFrom('title_place')
      .where('tenant_id', '=', tenantId)
      .where('title_id', 'in', titleIds)
      .execute();
  await insertRows(tx, 'title_place', after);
  await addToTallies(tx, tallied(before, after));
}

/** How many titles of one sort there are. */
export type PlaceTally = Pick<TitleTallyTable, 'letter_place' | 'kind' | 'is_free' | 'count'>;

/** The tallies of the titles on a shelf, or on one of several. Those with marks are counted when they are asked for. */
export async function talliesOf(
  db: Db,
  tenantId: string,
  shelves: readonly string[],
  marks: readonly TitleMark[],
): Promise<PlaceTally[]> {
  if (shelves.length === 1 && marks.length === 0)
    return db
      .selectFrom('title_tally')
      .select(['letter_place', 'kind', 'is_free', 'count'])
      .where('tenant_id', '=', tenantId)
      .where('shelf', '=', shelves[0] ?? ALL)
      .where('count', '>', 0)
      .execute();
  const rows = await db
    .selectFrom(onShelves(db, tenantId, shelves, marks).as('p'))
    .select(['p.letter_place', 'p.kind', 'p.is_free', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['p.letter_place', 'p.kind', 'p.is_free'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Those of some titles that are on one of the shelves, each as a tally of its own. */
export async function placesAmong(
  db: Db,
  tenantId: string,
  { shelves, marks }: { readonly shelves: readonly string[]; readonly marks: readonly TitleMark[] },
  titleIds: readonly string[],
): Promise<(PlaceTally & { readonly title_id: string })[]> {
  if (titleIds.length === 0) return [];
  const rows = await onShelves(db, tenantId, shelves, marks).where('title_id', 'in', titleIds).execute();
  return rows.map((row) => ({ ...row, count: 1 }));
}

/** How many titles of each database readers see; databases without any are absent. */
export async function countByEresource(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('title_tally')
    .select(['shelf', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('tenant_id', '=', tenantId)
    .where('shelf', '<>', ALL)
    .where('count', '>', 0)
    .groupBy('shelf')
    .execute();
  return new Map(rows.map(({ shelf, count }) => [shelf, Number(count)]));
}

/** Which places of a shelf. */
export interface PlaceChoice {
  readonly letterPlace?: number | undefined;
  readonly kind?: TitleKind | undefined;
  readonly isFree?: boolean;
  readonly marks?: readonly TitleMark[];
}

/** A page of the ids of titles on a shelf, or on one of several, from A to Z. */
export async function pageOfPlaces(
  db: Db,
  tenantId: string,
  shelves: readonly string[],
  { letterPlace, kind, isFree = false, marks = [] }: PlaceChoice,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<string[]> {
  let rows = onShelves(db, tenantId, shelves, marks);
  if (letterPlace !== undefined) rows = rows.where('letter_place', '=', letterPlace);
  if (kind) rows = rows.where('kind', '=', kind);
  if (isFree) rows = rows.where('is_free', '=', 1);
  const found = await rows
    .orderBy('letter_place')
    .orderBy('sort_key')
    .orderBy('title_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return found.map(({ title_id }) => title_id);
}

const MARK_COLUMNS = { peerReviewed: 'is_peer_reviewed', doaj: 'is_doaj' } as const;

/** Each title once: one that is free on one of the shelves is free. */
function onShelves(db: Db, tenantId: string, shelves: readonly string[], marks: readonly TitleMark[]) {
  let places = db.selectFrom('title_place').where('tenant_id', '=', tenantId);
  for (const mark of marks) places = places.where(MARK_COLUMNS[mark], '=', 1);
  if (shelves.length === 1)
    return places
      .select(['title_id', 'letter_place', 'sort_key', 'kind', 'is_free'])
      .where('shelf', '=', shelves[0] ?? ALL);
  return places
    .select(['title_id', 'letter_place', 'sort_key', 'kind', (eb) => eb.fn.max('is_free').as('is_free')])
    .where('shelf', 'in', shelves)
    .groupBy(['title_id', 'letter_place', 'sort_key', 'kind']);
}

async function addToTallies(tx: Tx, changes: readonly TitleTallyTable[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('title_tally')
    .values([...changes])
    .onConflict((same) =>
      same
        .columns(['tenant_id', 'shelf', 'letter_place', 'kind', 'is_free'])
        .doUpdateSet({ count: sql`title_tally.count + excluded.count` }),
    )
    .execute();
}

/** What the change of places adds to each tally, or takes from it. */
function tallied(before: readonly TitlePlaceTable[], after: readonly TitlePlaceTable[]): TitleTallyTable[] {
  const tallies = new Map<string, TitleTallyTable>();
  const add = ({ tenant_id, shelf, letter_place, kind, is_free }: TitlePlaceTable, count: number) => {
    const key = JSON.stringify([shelf, letter_place, kind, is_free]);
    const known = tallies.get(key)?.count ?? 0;
    tallies.set(key, { tenant_id, shelf, letter_place, kind, is_free, count: known + count });
  };
  for (const place of before) add(place, -1);
  for (const place of after) add(place, 1);
  return [...tallies.values()].filter(({ count }) => count !== 0);
}
