import type { Db } from '../../../../platform/db/database.ts';
import { readFloorPlan, writeFloorPlan } from './floor-plan-svg.ts';
import { findPlan } from './shelf-store.ts';

/** A floor plan in SVG on which the shape with the id lights up; undefined if there is no such plan. */
export async function drawPlan(
  db: Db,
  tenantId: string,
  code: string,
  shapeId: string,
): Promise<string | undefined> {
  const plan = await findPlan(db, tenantId, code);
  return plan && writeFloorPlan(readFloorPlan(plan.svg), shapeId);
}
