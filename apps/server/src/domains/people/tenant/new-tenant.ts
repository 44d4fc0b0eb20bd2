import type { Names } from '@lectern/contracts/kernel/languages';
import {
  SETTINGS_VERSION,
  type TenantSettings,
  tenantSettingsSchema,
} from '@lectern/contracts/people/tenant/tenant-settings';
import type { Deps } from '../../../platform/deps.ts';
import { putTenant } from '../../../platform/tenants/tenant-store.ts';
import { addLibrary } from '../../collection/vocabulary/places/add-library.ts';
import { firstMenu } from './first-menu.ts';

/** What the specification says of single groups, as settings that any library can switch on. */
const GROUP_RULES: Readonly<Record<string, Partial<TenantSettings['public']>>> = {
  '100041': { digitalLibraryMenu: '1', footerContact: '1' },
};

/** Addresses of the server itself. */
const RESERVED = ['api', 'assets', 'health', 'metrics', 'staff'];

export interface NewTenant {
  /** The group code. */
  readonly id: string;
  /** Its path in addresses. */
  readonly mappingPath: string;
  readonly names: Names;
  /** Public settings that differ from the defaults. */
  readonly shown: Partial<TenantSettings['public']>;
  readonly policy: Partial<TenantSettings['policy']>;
  /** The code of its first library building; it has the name of the tenant. */
  readonly firstLibrary: string;
}

/** Why a tenant cannot have this id and path; undefined if it can. */
export async function whyNotNamed(
  deps: Pick<Deps, 'db'>,
  { id, mappingPath }: Pick<NewTenant, 'id' | 'mappingPath'>,
): Promise<string | undefined> {
  if (!/^[A-Za-z0-9]{1,32}$/.test(id)) return `${id} is no id: up to 32 letters and digits are.`;
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(mappingPath) || RESERVED.includes(mappingPath))
    return `${mappingPath} is no path: up to 32 small letters, digits and hyphens are, but for ${RESERVED.join(', ')}.`;
  const taken = await deps.db
    .selectFrom('tenant')
    .select(['id', 'mapping_path'])
    .where((eb) => eb.or([eb('id', '=', id), eb('mapping_path', '=', mappingPath)]))
    .executeTakeFirst();
  return taken && `There is a tenant ${taken.id} with the path ${taken.mapping_path} already.`;
}

/** Creates a tenant that readers can open: with a menu, a first library building and defaults for all else. */
export async function createTenant(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenant: NewTenant,
): Promise<TenantSettings> {
  const settings = tenantSettingsSchema.parse({
    version: SETTINGS_VERSION,
    names: tenant.names,
    public: { ...GROUP_RULES[tenant.id], ...tenant.shown },
    policy: tenant.policy,
    menu: firstMenu(),
    customMenu: [],
  });
  const now = deps.clock.now().toISOString();
  await addLibrary(deps.db, tenant.id, { code: tenant.firstLibrary, names: tenant.names });
  await putTenant(deps.db, { id: tenant.id, mappingPath: tenant.mappingPath, settings, now });
  return settings;
}
