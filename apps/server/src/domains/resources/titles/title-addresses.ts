import type { Db } from '../../../platform/db/database.ts';
import { everyTitleList } from './store/list-store.ts';
import { presentLinesAfter, seenRows } from './store/row-store.ts';
import { findTitles } from './store/title-store.ts';
import type { TitleListTable } from './tables.ts';

/** Where a title is in one of its databases. */
export interface TitleAddress {
  readonly titleId: string;
  readonly eresourceId: string;
  /** Empty where its list says none. */
  readonly address: string;
}

/** Where readers find some titles. */
export async function addressesOfTitles(
  db: Db,
  tenantId: string,
  titleIds: readonly string[],
): Promise<TitleAddress[]> {
  const rows = await seenRows(db, tenantId, titleIds);
  return rows.map(({ title_id, eresource_id, address }) => ({
    titleId: title_id,
    eresourceId: eresource_id,
    address,
  }));
}

/** The lists whose titles readers see. */
export async function shownTitleLists(db: Db, tenantId: string): Promise<TitleListTable[]> {
  const lists = await everyTitleList(db, tenantId);
  return lists.filter((list) => list.is_shown === 1 && list.is_removed === 0 && list.generation > 0);
}

/** Some addresses of a list behind one of its lines, with the id of each line, those without an address too. */
export async function addressesAfter(
  db: Db,
  list: TitleListTable,
  after: string,
  limit: number,
): Promise<(TitleAddress & { readonly lineId: string })[]> {
  const lines = await presentLinesAfter(db, list, after, limit);
  return lines.map(({ id, title_id, address }) => ({
    lineId: id,
    titleId: title_id,
    eresourceId: list.eresource_id,
    address,
  }));
}

/** The names of titles by id, shown or not. */
export async function titleNames(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const titles = await findTitles(db, tenantId, [...new Set(ids)]);
  return new Map(titles.map(({ id, name }) => [id, name]));
}
