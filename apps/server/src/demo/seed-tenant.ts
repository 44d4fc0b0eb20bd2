import { SETTINGS_VERSION, tenantSettingsSchema } from '@lectern/contracts/tenant/tenant-settings';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import type { Deps } from '../platform/deps.ts';
import { putTenant } from '../platform/tenants/tenant-store.ts';

/** Above this a second person approves what goes back, minor units. */
const REFUND_LIMIT = 2000;

/** The tenant with its settings; what the demo does not say keeps its default. */
export async function seedTenant({ db, clock }: Pick<Deps, 'db' | 'clock'>, demo: DemoTenant): Promise<void> {
  const { groupCode, mappingPath, ...settings } = TENANTS[demo];
  await putTenant(db, {
    id: groupCode,
    mappingPath,
    // Readers of a demo library can try to pay: no money moves.
    settings: tenantSettingsSchema.parse({
      version: SETTINGS_VERSION,
      payments: { sandbox: true, refundLimit: REFUND_LIMIT },
      ...settings,
    }),
    now: clock.now().toISOString(),
  });
}
