import type { Names } from '@lectern/contracts/kernel/languages';
import { namesSchema } from '@lectern/contracts/people/tenant/source-settings';
import { blankSettings, readStoredSettings } from '@lectern/contracts/people/tenant/stored-settings';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import * as z from 'zod';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { changeSettings, putTenant } from '../../../platform/tenants/tenant-store.ts';
import { addLibrary } from '../../collection/vocabulary/places/add-library.ts';
import { whyNotNamed } from './new-tenant.ts';
import { compareSettings, type SettingChange } from './settings/setting-paths.ts';
import { readSettings } from './settings/setting-schema.ts';

const FORMAT = 'lectern-tenant-1';

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  id: z.string(),
  mappingPath: z.string(),
  settings: z.unknown(),
  libraries: z.array(z.strictObject({ code: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/), names: namesSchema })),
});

/** A library as a file has it: its settings and the names of its buildings. */
export interface TenantFile {
  readonly id: string;
  readonly mappingPath: string;
  readonly settings: TenantSettings;
  readonly libraries: readonly { readonly code: string; readonly names: Names }[];
}

export async function exportTenant({ db }: Pick<Deps, 'db'>, { id, mappingPath, settings }: Tenant) {
  return { format: FORMAT, id, mappingPath, settings, libraries: await librariesOf(db, id) };
}

/** Reads an exported file; says for each fault where it is. */
export function readTenantFile(text: string): TenantFile | { readonly faults: readonly string[] } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return { faults: [`It is no JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const file = fileSchema.safeParse(given);
  if (!file.success)
    return { faults: file.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const settings = readSettings(file.data.settings);
  if ('faults' in settings) return { faults: settings.faults.map((fault) => `settings.${fault}`) };
  return { ...file.data, settings };
}

export interface ImportPlan {
  readonly isNew: boolean;
  readonly changes: readonly SettingChange[];
  readonly newLibraries: readonly string[];
}

/** What an import would change. */
export async function planImport(
  { db }: Pick<Deps, 'db'>,
  file: TenantFile,
): Promise<ImportPlan | { readonly refusal: string }> {
  const row = await db.selectFrom('tenant').selectAll().where('id', '=', file.id).executeTakeFirst();
  if (!row) {
    const reason = await whyNotNamed({ db }, file);
    if (reason !== undefined) return { refusal: reason };
  } else if (row.mapping_path !== file.mappingPath) {
    return {
      refusal: `Tenant ${file.id} has the path ${row.mapping_path}, and the file says ${file.mappingPath}.`,
    };
  }
  const before = row ? readStoredSettings(JSON.parse(row.settings)).settings : blankSettings();
  const known = new Set((await librariesOf(db, file.id)).map(({ code }) => code));
  return {
    isNew: !row,
    changes: compareSettings(before, file.settings),
    newLibraries: file.libraries.map(({ code }) => code).filter((code) => !known.has(code)),
  };
}

/** Creates the tenant, or replaces its settings. Buildings are added; those that exist stay as they are. */
export async function importTenant(deps: Pick<Deps, 'db' | 'clock'>, file: TenantFile): Promise<void> {
  const { id, mappingPath, settings } = file;
  const now = deps.clock.now().toISOString();
  const exists = await deps.db.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst();
  await inTransaction(deps.db, async (tx) => {
    for (const library of file.libraries) await addLibrary(tx, id, library);
    if (exists) await changeSettings(tx, id, () => settings, { replaces: () => true });
    else await putTenant(tx, { id, mappingPath, settings, now });
  });
}

async function librariesOf(db: Db, tenantId: string): Promise<TenantFile['libraries']> {
  const rows = await db
    .selectFrom('library')
    .select(['code', 'names'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute();
  return rows.map(({ code, names }) => ({ code, names: fromJson<Names>(names) }));
}
