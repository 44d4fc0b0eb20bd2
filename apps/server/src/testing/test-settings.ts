import {
  SETTINGS_VERSION,
  type TenantSettings,
  tenantSettingsSchema,
} from '@lectern/contracts/tenant/tenant-settings';
import { putTenant } from '../platform/tenants/tenant-store.ts';
import { TENANT } from './built-rows.ts';
import type { TestApp } from './test-app.ts';

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
export async function putSettings({ deps, clock }: TestApp, settings: TenantSettings): Promise<void> {
  const now = clock.now().toISOString();
  await putTenant(deps.db, { id: TENANT, mappingPath: 'alpha', settings, now });
}
