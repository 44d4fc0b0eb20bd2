import { getFindConfig } from '@lectern/contracts/tenant/get-find-config';
import { textsIn } from '@lectern/contracts/tenant/tenant-texts';
import { implement } from '../../../platform/http/implement.ts';
import { shownSettings } from '../../../platform/tenants/shown-settings.ts';

export const getFindConfigCall = implement(getFindConfig)(async ({ context: { tenant, language }, deps }) => {
  const { public: settings, texts } = tenant.settings;
  return { ...shownSettings(tenant, deps.config), ...textsIn(texts, language, settings.defaultLanguage) };
});
