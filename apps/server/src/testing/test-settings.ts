import {
  SETTINGS_VERSION,
  type TenantSettings,
  tenantSettingsSchema,
} from '@lectern/contracts/people/tenant/tenant-settings';
import type { Deps } from '../platform/deps.ts';
import { putTenant } from '../platform/tenants/tenant-store.ts';
import { TENANT } from './built-rows.ts';

/** Settings with defaults everywhere; English first, so that words in tests read well. */
export function testSettings(name: string): TenantSettings {
  return tenantSettingsSchema.parse({
    version: SETTINGS_VERSION,
    names: { 'zh-CN': `${name} 图书馆`, 'en-US': `${name} library` },
    public: { defaultLanguage: 'en-US' },
    policy: {},
    menu: [],
    customMenu: [],
  });
}

/** Replaces the settings of tenant `alpha`; calls follow within seconds (TenantRegistry). */
export async function putSettings(
  { deps }: { readonly deps: Pick<Deps, 'db' | 'clock'> },
  settings: TenantSettings,
): Promise<void> {
  const now = deps.clock.now().toISOString();
  await putTenant(deps.db, { id: TENANT, mappingPath: 'alpha', settings, now });
}
