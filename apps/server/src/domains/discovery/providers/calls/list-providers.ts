import { listProviders } from '@lectern/contracts/discovery/providers/list-providers';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { implement } from '../../../../platform/http/implement.ts';
import { presentProviders } from '../present-providers.ts';
import { READY_PROVIDERS } from '../ready-providers.ts';
import { listProviderRows } from '../store/provider-store.ts';

export const listProvidersCall = implement(listProviders)(async ({ context, deps }) => {
  const { tenant, language } = context;
  const rows = await listProviderRows(deps.db, tenant.id);
  const codes = new Set(rows.map(({ code }) => code));
  return {
    providers: await presentProviders(deps, tenant.id, rows),
    ready: READY_PROVIDERS.map(({ code, names, address }) => ({
      code,
      name: nameIn(names, language, tenant.settings.public.defaultLanguage),
      host: new URL(address.replace(/[{}]/g, '0')).host,
      isAdded: codes.has(code),
    })),
    canKeepKeys: deps.secrets.canSeal(),
  };
});
