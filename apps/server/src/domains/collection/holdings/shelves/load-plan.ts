import type { Names } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../../platform/deps.ts';
import { type FloorPlan, readFloorPlan, writeFloorPlan } from './floor-plan-svg.ts';
import { putPlan } from './shelf-store.ts';

/** Codes of plans stand in addresses. */
export const PLAN_CODE = /^[A-Za-z0-9][\w-]{0,63}$/;

/**
 * Stores a floor plan, reduced to what readFloorPlan allows; answers what was kept and left out.
 * @throws FloorPlanError
 */
export async function loadPlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  plan: { readonly code: string; readonly names: Names; readonly svg: string },
): Promise<FloorPlan> {
  const drawing = readFloorPlan(plan.svg);
  await putPlan(db, tenantId, {
    code: plan.code,
    names: plan.names,
    svg: writeFloorPlan(drawing),
    updatedAt: clock.now().toISOString(),
  });
  return drawing;
}
