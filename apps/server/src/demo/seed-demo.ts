import { DEMO_TENANTS } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import type { DemoLibrary, DemoSeed, SeedDeps, TenantTable } from '../platform/demo-seed.ts';
import { seedTenant } from './seed-tenant.ts';

/**
 * Loads the demo libraries into a database that does not have them; one that is there is left as its users made it. The tenant
 * itself comes last, so that a load that was broken off is done again. `listSeeds` is called if a library is loaded.
 */
export async function seedDemo(deps: SeedDeps, listSeeds: () => Promise<readonly DemoSeed[]>): Promise<void> {
  for (const demo of DEMO_TENANTS) {
    const { groupCode } = TENANTS[demo];
    const known = await deps.db
      .selectFrom('tenant')
      .select('id')
      .where('id', '=', groupCode)
      .executeTakeFirst();
    if (!known) await seedLibrary(deps, await listSeeds(), { demo, tenantId: groupCode });
  }
}

async function seedLibrary(deps: SeedDeps, seeds: readonly DemoSeed[], library: DemoLibrary): Promise<void> {
  const filled: TenantTable[] = [...seeds.flatMap(({ tables }) => tables), 'outbox_event'];
  // What a load that was broken off has left.
  for (const table of filled.reverse())
    await deps.db.deleteFrom(table).where('tenant_id', '=', library.tenantId).execute();
  for (const seed of seeds) await seed.load(deps, library);
  await seedTenant(deps, library.demo);
}
