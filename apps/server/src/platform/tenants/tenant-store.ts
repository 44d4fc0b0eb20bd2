import { readStoredSettings } from '@lectern/contracts/people/tenant/stored-settings';
import { type TenantSettings, tenantSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { toJson } from '../db/codecs.ts';
import type { Db } from '../db/database.ts';
import { keepUntouched } from './keep-untouched.ts';

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

/**
 * Creates a tenant or replaces its settings; readers of the old revision learn of it.
 * @throws ZodError for settings that are not allowed
 */
export async function putTenant(
  db: Db,
  tenant: {
    readonly id: string;
    readonly mappingPath: string;
    readonly settings: TenantSettings;
    readonly now: string;
  },
): Promise<void> {
  const settings = toJson(tenantSettingsSchema.parse(tenant.settings));
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

/**
 * The settings as they are stored now. A value that is not allowed is its default.
 * @throws ZodError if they are those of another version
 */
export async function readSettings(db: Db, tenantId: string): Promise<TenantSettings> {
  const row = await db
    .selectFrom('tenant')
    .select('settings')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return readStoredSettings(JSON.parse(row.settings)).settings;
}

/** The settings of a tenant as they are stored, which a later version may have written; undefined where there is no such tenant. */
export async function findStoredSettings(db: Db, tenantId: string): Promise<unknown> {
  const row = await db.selectFrom('tenant').select('settings').where('id', '=', tenantId).executeTakeFirst();
  return row && JSON.parse(row.settings);
}

/** How often a change is made again because another one came between. */
const MOST_ATTEMPTS = 5;

/**
 * Changes the settings as they are stored now; a change that another process makes at the same time is not lost. A stored value that is
 * not allowed stays as it is, for somebody to mend, unless the change sets it: it differs after the change, or `replaces` says so of its
 * path.
 * @throws ZodError if the stored settings are those of another version, or what is changed is not allowed
 */
export async function changeSettings(
  db: Db,
  tenantId: string,
  change: (settings: TenantSettings) => TenantSettings,
  { replaces = () => false }: { readonly replaces?: (path: string) => boolean } = {},
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const row = await db
      .selectFrom('tenant')
      .select(['settings', 'settings_revision as revision'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();
    const stored: unknown = JSON.parse(row.settings);
    const { settings: before, faults } = readStoredSettings(stored);
    const after = tenantSettingsSchema.parse(change(before));
    const kept = faults.map(({ path }) => path).filter((path) => !replaces(path));
    const { numUpdatedRows } = await db
      .updateTable('tenant')
      .set({
        settings: toJson(keepUntouched({ stored, before, after }, kept)),
        settings_revision: row.revision + 1,
      })
      .where('id', '=', tenantId)
      .where('settings_revision', '=', row.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return;
  }
  throw new Error(`the settings of tenant ${tenantId} change all the time`);
}
