import type { ShownSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { LoginType } from '../../../lib/storage.ts';

/** A way to sign in. `external`: a system of the library's own that takes the place of all others. */
export type LoginMethod = 'unified' | 'normal' | 'passport' | 'external';

type MethodSettings = Pick<
  ShownSettings,
  | 'loginFlag'
  | 'normalLogin'
  | 'unifieAuthen'
  | 'unifieAuthenLoginUrl'
  | 'passportLogin'
  | 'passportLoginUrl'
  | 'exterSinAuthen'
  | 'exterSinAuthenUrl'
>;

/** The ways that the library has switched on, in the order of the chooser (specification 1, section 2, "Login modal"). */
export function offeredMethods(settings: MethodSettings): readonly LoginMethod[] {
  if (settings.loginFlag === '0') return [];
  if (settings.exterSinAuthen === '1' && settings.exterSinAuthenUrl) return ['external'];
  const offered = {
    unified: settings.unifieAuthen === '1' && settings.unifieAuthenLoginUrl !== '',
    normal: settings.normalLogin === '1',
    passport: settings.passportLogin === '1' && settings.passportLoginUrl !== '',
  };
  return (['unified', 'normal', 'passport'] as const).filter((method) => offered[method]);
}

const LOGIN_TYPES: Readonly<Record<Exclude<LoginMethod, 'external'>, LoginType>> = {
  normal: 1,
  passport: 2,
  unified: 4,
};

/** The method of the last sign-in in this browser, if it is offered now. */
export function lastMethod(
  offered: readonly LoginMethod[],
  loginType: LoginType | undefined,
): LoginMethod | undefined {
  return offered.find((method) => method !== 'external' && LOGIN_TYPES[method] === loginType);
}

/** What the address of a provider is made of. */
export interface Leaving {
  /** The record of the page that the reader is on; undefined on other pages. */
  readonly recordId: string | undefined;
  /** The setting loginCasWithOriginalPage. */
  readonly withOriginalPage: boolean;
  /** The address of this page, which relative ones are read against. */
  readonly base: string;
}

/**
 * The address that begins a sign-in elsewhere. On the page of a record with loginCasWithOriginalPage, `refer` gets the record id: behind
 * what the library wrote there, or as the path of its page for the portal's own provider. Undefined for an address that is none of the
 * web.
 */
export function leavingAddress(
  address: string,
  { recordId, withOriginalPage, base }: Leaving,
): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (!withOriginalPage || recordId === undefined) return url.href;
  const given = url.searchParams.get('refer');
  const isOwn = url.origin === new URL(base).origin;
  const page = `/searchList/bookDetails/${encodeURIComponent(recordId)}`;
  url.searchParams.set('refer', given === null && isOwn ? page : `${given ?? ''}${recordId}`);
  return url.href;
}

/** The record that a path of the router shows; undefined for other pages. */
export function recordOfPath(path: string): string | undefined {
  const [, id] = /\/bookDetails\/([^/?#]+)/i.exec(path) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}
