import { DEMO_TENANTS, type DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import { seedCatalogue } from '../domains/catalogue/demo/seed-catalogue.ts';
import { seedCirculation } from '../domains/circulation/demo/seed-circulation.ts';
import { seedPatrons } from '../domains/circulation/demo/seed-patrons.ts';
import type { Deps } from '../platform/deps.ts';
import { seedTenant } from './seed-tenant.ts';

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'ils'>;

/**
 * Loads the demo libraries into a database that does not have them; one that is there is left as its users made it. The tenant
 * itself comes last, so that a load that was broken off is done again.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  for (const demo of DEMO_TENANTS) {
    const { groupCode } = TENANTS[demo];
    const known = await deps.db
      .selectFrom('tenant')
      .select('id')
      .where('id', '=', groupCode)
      .executeTakeFirst();
    if (!known) await seedLibrary(deps, demo, groupCode);
  }
}

async function seedLibrary(deps: SeedDeps, demo: DemoTenant, tenantId: string): Promise<void> {
  await clear(deps, tenantId);
  await seedCatalogue(deps, demo, tenantId);
  const patrons = await seedPatrons(deps, demo, tenantId);
  await seedCirculation(deps, demo, tenantId, patrons);
  await seedTenant(deps, demo);
}

const TABLES = [
  'fine_entry',
  'hold',
  'loan',
  'guarantee',
  'patron',
  'closed_day',
  'loan_rule',
  'item_type',
  'patron_group',
  'item',
  'bib_source',
  'bib',
  'import_run',
  'outbox_event',
  'location',
  'campus',
  'library',
] as const;

/** What a load that was broken off has left. */
async function clear({ db }: SeedDeps, tenantId: string): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).where('tenant_id', '=', tenantId).execute();
}
