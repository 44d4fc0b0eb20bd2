import type { TenantSettings } from '@lectern/contracts/tenant/tenant-settings';
import { toJson } from '../db/codecs.ts';
import type { Db } from '../db/database.ts';

export interface TenantRow {
  readonly id: string;
  readonly mapping_path: string;
  readonly settings: string;
  readonly settings_revision: number;
}

export async function listTenantRows(db: Db): Promise<TenantRow[]> {
  return db
    .selectFrom('tenant')
    .select(['id', 'mapping_path', 'settings', 'settings_revision'])
    .orderBy('id')
    .execute();
}

/** Creates a tenant or replaces its settings; readers of the old revision learn of it. */
export async function putTenant(
  db: Db,
  tenant: {
    readonly id: string;
    readonly mappingPath: string;
    readonly settings: TenantSettings;
    readonly now: string;
  },
): Promise<void> {
  const settings = toJson(tenant.settings);
  await db
    .insertInto('tenant')
    .values({
      id: tenant.id,
      mapping_path: tenant.mappingPath,
      settings,
      settings_revision: 1,
      created_at: tenant.now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        settings,
        mapping_path: tenant.mappingPath,
        settings_revision: eb('tenant.settings_revision', '+', 1),
      })),
    )
    .execute();
}
