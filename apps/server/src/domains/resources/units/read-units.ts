import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';
import { everyUnit } from './store/unit-store.ts';
import { openTree, type PlacedUnit, walk } from './unit-tree.ts';

/** The units that readers see, in the order of the tree. */
export async function readOpenUnits(db: Db, tenantId: string): Promise<PlacedUnit[]> {
  return walk(openTree(await everyUnit(db, tenantId)));
}

/** A unit that readers see, by its id or code; undefined if there is none. */
export async function readOpenUnit(db: Db, tenantId: string, id: string): Promise<PlacedUnit | undefined> {
  const units = await readOpenUnits(db, tenantId);
  return units.find(({ row }) => row.id === id) ?? units.find(({ row }) => row.code === id);
}

/** The names of the units that readers see, by id. */
export async function namesOfUnits(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const units = await readOpenUnits(db, tenantId);
  return new Map(units.map(({ row }) => [row.id, nameIn(fromJson<Names>(row.names), language)]));
}

/** The id of a unit and those of the units below it that readers see; none for an id of none. */
export async function unitIdsWithin(db: Db, tenantId: string, id: string): Promise<string[]> {
  const unit = await readOpenUnit(db, tenantId, id);
  return unit ? walk([unit]).map(({ row }) => row.id) : [];
}

/** Whether the library has a unit, shown or not. */
export async function isUnit(db: Db, tenantId: string, id: string): Promise<boolean> {
  return (await everyUnit(db, tenantId)).some((row) => row.id === id);
}
