import type { DemoTenant } from '@lectern/demo/demo-tenant';
import type { Schema } from './db/schema.ts';
import type { Deps } from './deps.ts';

/** A demo library that is being loaded. */
export interface DemoLibrary {
  readonly demo: DemoTenant;
  readonly tenantId: string;
}

/** What loading a demo library takes. `config` has the data folder. */
export type SeedDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'events' | 'keepable' | 'catalogueUses' | 'files'
>;

/** What one domain has of a demo library. */
export interface DemoSeed {
  /** The tables that it fills, as they are filled: a load that was broken off is cleared from the last to the first. */
  readonly tables: readonly TenantTable[];
  load(deps: SeedDeps, library: DemoLibrary): Promise<void>;
}

/** Tables whose rows name their tenant. */
export type TenantTable = {
  [Table in keyof Schema]: Schema[Table] extends { tenant_id: string } ? Table : never;
}[keyof Schema];
