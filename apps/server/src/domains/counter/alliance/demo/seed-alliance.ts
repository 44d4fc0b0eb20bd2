import { DEMO_TENANTS } from '@lectern/demo/demo-tenant';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { seedPeers } from './seed-peers.ts';
import { seedTransactions } from './seed-transactions.ts';

/** The two demo libraries lend to each other's readers. */
export const allianceSeed: DemoSeed = {
  tables: ['alliance_peer', 'alliance_transaction', 'alliance_move'],
  async load(deps, { demo, tenantId }) {
    await seedPeers(deps, demo, tenantId);
    // A transaction names a record of the other library: both must be there.
    if (demo === DEMO_TENANTS.at(-1)) await seedTransactions(deps);
  },
};
