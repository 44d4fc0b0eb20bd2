import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { UNIT_NOT_FOUND, UNIT_TOO_DEEP, UNIT_WITHIN_ITSELF } from '@lectern/contracts/resources/units/errors';
import { MOST_UNIT_LEVELS } from '@lectern/contracts/resources/units/unit';
import type { Tx } from '../../../platform/db/database.ts';
import { lockUnits, orderAsTree } from './put-unit.ts';
import { changeUnit, everyUnit } from './store/unit-store.ts';
import type { UnitTable } from './tables.ts';
import { heightOf, treeOf, walk } from './unit-tree.ts';

/** Moves a unit with those below it to a place below a parent; answers it as it was and as it is. */
export async function moveUnitRow(
  tx: Tx,
  tenantId: string,
  { id, parentId, position }: { readonly id: string; readonly parentId: string; readonly position: number },
): Promise<
  | { readonly before: UnitTable; readonly after: UnitTable }
  | Refusal<'UNIT_NOT_FOUND' | 'UNIT_TOO_DEEP' | 'UNIT_WITHIN_ITSELF'>
> {
  await lockUnits(tx, tenantId);
  const rows = await everyUnit(tx, tenantId);
  const units = walk(treeOf(rows));
  const unit = units.find(({ row }) => row.id === id);
  const parent = units.find(({ row }) => row.id === parentId);
  if (!unit || (parentId !== '' && !parent)) return refuse(UNIT_NOT_FOUND);
  if (parent && walk([unit]).includes(parent)) return refuse(UNIT_WITHIN_ITSELF);
  if ((parent ? parent.level + 1 : 0) + heightOf(unit) > MOST_UNIT_LEVELS)
    return refuse(UNIT_TOO_DEEP, { limit: MOST_UNIT_LEVELS });
  const siblings = (parent ? parent.children : treeOf(rows))
    .map(({ row }) => row)
    .filter((row) => row.id !== id);
  const order = [...siblings.slice(0, position), unit.row, ...siblings.slice(position)];
  const moved = new Map(order.map((row, place) => [row.id, { parent_id: parentId, position: place }]));
  for (const row of order) {
    const place = moved.get(row.id);
    if (place && (place.position !== row.position || place.parent_id !== row.parent_id))
      await changeUnit(tx, tenantId, row.id, { ...place, version: row.version + 1 });
  }
  const after = rows.map((row) => ({ ...row, ...moved.get(row.id) }));
  await orderAsTree(tx, tenantId, after);
  return { before: unit.row, after: after.find((row) => row.id === id) ?? unit.row };
}
