import {
  SETTINGS_VERSION,
  type TenantSettings,
  tenantSettingsSchema,
} from '@lectern/contracts/tenant/tenant-settings';

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
