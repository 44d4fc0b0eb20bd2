import { expect, it } from 'vitest';
import { demoPlans, demoShelves } from './shelves.ts';

it('shows each shelf of the demo library on its plan', () => {
  const plans = new Map(demoPlans('demo').map((plan) => [plan.code, plan]));
  for (const { planCode, shapeId } of demoShelves('demo'))
    expect(plans.get(planCode)?.svg).toContain(`id="${shapeId}"`);
  for (const { names } of plans.values()) expect(Object.keys(names)).toHaveLength(4);
});
