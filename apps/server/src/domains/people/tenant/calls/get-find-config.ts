import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { textsIn } from '@lectern/contracts/people/tenant/tenant-texts';
import { implement } from '../../../../platform/http/implement.ts';
import { shownSettings } from '../../../../platform/tenants/shown-settings.ts';

export const getFindConfigCall = implement(getFindConfig)(async ({ context: { tenant, language }, deps }) => {
  const { public: settings, texts } = tenant.settings;
  const libraryCan = deps.ils.abilitiesOf(tenant);
  const shown = shownSettings(tenant, { config: deps.config, libraryCan });
  return { ...shown, ...textsIn(texts, language, settings.defaultLanguage) };
});
