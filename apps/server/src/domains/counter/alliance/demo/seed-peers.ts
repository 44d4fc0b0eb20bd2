import { DEMO_TENANTS, type DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import type { Deps } from '../../../../platform/deps.ts';

/** The two demo libraries are in an alliance with each other. */
export async function seedPeers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  demo: DemoTenant,
  tenantId: string,
): Promise<void> {
  for (const other of DEMO_TENANTS.filter((one) => one !== demo)) {
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
        agency: '',
        own_agency: '',
        asked_at: null,
        fault: '',
        heard_at: null,
        created_at: clock.now().toISOString(),
      })
      .execute();
  }
}
