import type { PublicSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { localStore } from './storage.ts';

type SignInSettings = Pick<
  PublicSettings,
  'normalLogin' | 'passportLogin' | 'unifieAuthen' | 'unifieAuthenLogoutUrl'
>;

/**
 * Where the reader is led after signing out, if the sign-in was unified or the library has no other (specification 1, section 4). Undefined
 * for any other sign-in, and for an address that is none of the web.
 */
export function unifiedSignOut(settings: SignInSettings): string | undefined {
  const isOnly =
    settings.unifieAuthen === '1' && settings.normalLogin !== '1' && settings.passportLogin !== '1';
  if (!isOnly && localStore.read('loginType') !== 4) return undefined;
  const address = settings.unifieAuthenLogoutUrl;
  // The portal's own provider is a path of this origin.
  if (address === '' || !URL.canParse(address, location.href)) return undefined;
  const { href, protocol } = new URL(address, location.href);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
