import { DEMO_TENANTS } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import type { DemoSeed } from '../../../platform/demo-seed.ts';

/** The two demo libraries are in an alliance with each other. */
export const peersSeed: DemoSeed = {
  tables: ['alliance_peer'],
  async load({ db, clock }, { demo, tenantId }) {
    const others = DEMO_TENANTS.filter((one) => one !== demo);
    for (const other of others) {
      const { mappingPath, names, public: shown } = TENANTS[other];
      await db
        .insertInto('alliance_peer')
        .values({
          tenant_id: tenantId,
          code: mappingPath,
          name: names[shown.defaultLanguage ?? 'en-US'] ?? mappingPath,
          sibling: mappingPath,
          address: '',
          key_id: '',
          party: 1,
          created_at: clock.now().toISOString(),
        })
        .execute();
    }
  },
};
