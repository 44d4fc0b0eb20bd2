import type { DemoSeed } from '../../../../platform/demo-seed.ts';

export const purchaseSeed: DemoSeed = { tables: ['purchase_order'], async load() {} };
