import { demoSettings } from '@lectern/demo/demo-settings';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import type { Deps } from '../platform/deps.ts';
import { putTenant } from '../platform/tenants/tenant-store.ts';

/** The tenant with its settings. */
export async function seedTenant({ db, clock }: Pick<Deps, 'db' | 'clock'>, demo: DemoTenant): Promise<void> {
  const { groupCode: id, mappingPath } = TENANTS[demo];
  await putTenant(db, { id, mappingPath, settings: demoSettings(demo), now: clock.now().toISOString() });
}
