import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { listLocations } from '../../vocabulary/places/places.ts';
import { readFloorPlan } from './floor-plan-svg.ts';
import { parseShelfTable } from './parse-shelf-table.ts';
import { findPlan, listPlans, putShelfRanges } from './shelf-store.ts';

/**
 * Replaces the shelves of the shelving locations in the table; answers their number.
 * @throws CsvRowError
 */
export async function loadShelves(
  { db }: Pick<Deps, 'db'>,
  { id, settings }: Tenant,
  text: string,
): Promise<number> {
  const locations = await listLocations(db, id, settings.public.defaultLanguage);
  const libraries = new Map(locations.map(({ code, libraryCode }) => [code, libraryCode]));
  const shapes = new Map<string, ReadonlySet<string>>();
  for (const { code } of await listPlans(db, id)) {
    const plan = await findPlan(db, id, code);
    if (plan) shapes.set(code, readFloorPlan(plan.svg).ids);
  }
  const ranges = parseShelfTable(text, {
    libraryOf: (code) => libraries.get(code),
    shapesOf: (code) => shapes.get(code),
  });
  await inTransaction(db, (tx) => putShelfRanges(tx, id, ranges));
  return ranges.length;
}
