import { demoPlans, demoShelves } from '@lectern/demo/holdings/shelves';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { loadPlan } from '../shelves/load-plan.ts';
import { putShelfRanges } from '../shelves/shelf-store.ts';

/** Floor plans, and the shelves on them. */
export const shelvesSeed: DemoSeed = {
  tables: ['floor_plan', 'shelf_range'],
  async load(deps, { demo, tenantId }) {
    for (const plan of demoPlans(demo)) await loadPlan(deps, tenantId, plan);
    const ranges = demoShelves(demo).map((shelf) => ({ ...shelf, scheme: 'clc' as const }));
    await inTransaction(deps.db, (tx) => putShelfRanges(tx, tenantId, ranges));
  },
};
