import { type TenantSettings, tenantSettingsSchema } from '@lectern/contracts/tenant/tenant-settings';
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

/** The settings as they are stored now. @throws ZodError if they cannot be read */
export async function readSettings(db: Db, tenantId: string): Promise<TenantSettings> {
  const row = await db
    .selectFrom('tenant')
    .select('settings')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return tenantSettingsSchema.parse(JSON.parse(row.settings));
}

/** The settings of a tenant as they are stored, which a later version may have written; undefined where there is no such tenant. */
export async function findStoredSettings(db: Db, tenantId: string): Promise<unknown> {
  const row = await db.selectFrom('tenant').select('settings').where('id', '=', tenantId).executeTakeFirst();
  return row && JSON.parse(row.settings);
}

/** How often a change is made again because another one came between. */
const MOST_ATTEMPTS = 5;

/**
 * Changes the settings as they are stored now; a change that another process makes at the same time is not lost.
 * @throws ZodError if the settings cannot be read, before or after the change
 */
export async function changeSettings(
  db: Db,
  tenantId: string,
  change: (settings: TenantSettings) => TenantSettings,
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const row = await db
      .selectFrom('tenant')
      .select(['settings', 'settings_revision as revision'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();
    const settings = tenantSettingsSchema.parse(JSON.parse(row.settings));
    const { numUpdatedRows } = await db
      .updateTable('tenant')
      .set({
        settings: toJson(tenantSettingsSchema.parse(change(settings))),
        settings_revision: row.revision + 1,
      })
      .where('id', '=', tenantId)
      .where('settings_revision', '=', row.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return;
  }
  throw new Error(`the settings of tenant ${tenantId} change all the time`);
}
