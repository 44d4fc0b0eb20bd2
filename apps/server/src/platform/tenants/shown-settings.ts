import { LIBRARY_ABILITIES } from '@lectern/contracts/people/tenant/library-abilities';
import { unifiedKind } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { ShownSettings, TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { Config } from '../config.ts';
import { relyingParty } from '../relying-party.ts';
import type { Tenant } from './tenant-registry.ts';

/** What pages are told besides what the settings of the tenant say. */
export interface ShownBeside {
  readonly config: Pick<Config, 'publicUrl' | 'port'>;
  /** What the library system of the tenant can do; it may be more than pages ask for. */
  readonly libraryCan: readonly string[];
}

/**
 * The public settings of a tenant as pages get them. Unified authentication leads to the provider of the tenant's settings, unless the
 * tenant names addresses of its own. The script of a chat is left out if the tenant's content policy does not name its host.
 */
export function shownSettings(
  { mappingPath, settings }: Tenant,
  { config, libraryCan }: ShownBeside,
): ShownSettings {
  const { public: shown, signIn } = settings;
  const kind = unifiedKind(signIn);
  const root = `/${encodeURIComponent(mappingPath)}`;
  return {
    ...shown,
    // Without an address there are no other covers than the drawn ones.
    bookCover: settings.search.coverAddress === '' ? '0' : shown.bookCover,
    chatScriptUrl: isNamedHost(settings, shown.chatScriptUrl) ? shown.chatScriptUrl : '',
    unifieAuthenLoginUrl: shown.unifieAuthenLoginUrl || (kind ? `${root}/sign-in/${kind}` : ''),
    unifieAuthenLogoutUrl: shown.unifieAuthenLogoutUrl || (kind ? `${root}/sign-out/${kind}` : ''),
    returnOrigins: signIn.returnOrigins,
    libraryCan: LIBRARY_ABILITIES.filter((ability) => libraryCan.includes(ability)),
    selfCheck: settings.policy.selfCheck.on,
    cardsElsewhere: settings.policy.cardsElsewhere,
    passkeyOrigin: (signIn.passkeys && relyingParty(config)?.origin) || '',
  };
}

function isNamedHost({ contentPolicy }: TenantSettings, address: string): boolean {
  return URL.canParse(address) && contentPolicy.scriptHosts.includes(new URL(address).host);
}
