import type { LocalName, SessionName } from './storage.ts';

/**
 * The specification's names in the browser's storage (document 1, section 3, "Client storage") that other pages of the library may read.
 * docs/integrate.md promises them, with their values; all other names may change with any release.
 */
export const SHARED_SESSION_NAMES = [
  'userInfo',
  'jwt',
  'jwtHeader',
  'loginNextPath',
] as const satisfies readonly SessionName[];

export const SHARED_LOCAL_NAMES = [
  'language',
  'langFlag',
  'libCodeObj',
  'findConfig',
  'helpStep',
  'helpBackPath',
  'fristLoginFlag',
  'loginType',
  'AISearch',
] as const satisfies readonly LocalName[];
