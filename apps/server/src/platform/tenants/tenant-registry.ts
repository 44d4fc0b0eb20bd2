import { type TenantSettings, tenantSettingsSchema } from '@lectern/contracts/tenant/tenant-settings';
import type { Db } from '../db/database.ts';
import { listTenantRows, type TenantRow } from './tenant-store.ts';

/** A tenant library as the server knows it. Its id is the specification's group code. */
export interface Tenant {
  readonly id: string;
  readonly mappingPath: string;
  readonly settings: TenantSettings;
}

export interface TenantRegistry {
  byMappingPath(mappingPath: string): Promise<Tenant | undefined>;
  byId(id: string): Promise<Tenant | undefined>;
  all(): Promise<readonly Tenant[]>;
}

/** Settings change rarely and are read by every call: a node's copy is at most this old. */
const FRESH_MS = 2_000;

/** Tenants from the database, parsed once for each revision of their settings. */
export function createTenantRegistry(db: Db): TenantRegistry {
  let tenants: readonly Tenant[] = [];
  let revisions = new Map<string, number>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const rows = await listTenantRows(db);
    const known = new Map(tenants.map((tenant) => [tenant.id, tenant]));
    tenants = rows.map((row) => {
      const same = revisions.get(row.id) === row.settings_revision ? known.get(row.id) : undefined;
      return same ?? parseTenant(row);
    });
    revisions = new Map(rows.map((row) => [row.id, row.settings_revision]));
    readAt = performance.now();
  }

  async function current(): Promise<readonly Tenant[]> {
    if (performance.now() - readAt > FRESH_MS) {
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return tenants;
  }

  return {
    all: current,
    byId: async (id) => (await current()).find((tenant) => tenant.id === id),
    byMappingPath: async (path) => (await current()).find((tenant) => tenant.mappingPath === path),
  };
}

function parseTenant(row: TenantRow): Tenant {
  return {
    id: row.id,
    mappingPath: row.mapping_path,
    settings: tenantSettingsSchema.parse(JSON.parse(row.settings)),
  };
}
