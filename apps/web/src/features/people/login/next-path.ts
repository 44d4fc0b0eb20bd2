import { type Here, type ReturnTarget, returnTarget } from '@lectern/rules/return-target';
import { mappingPath, sessionStore } from '../../../lib/storage.ts';

const HOME: ReturnTarget = { kind: 'page', path: '/home' };

/** Where a sign-in may lead to from this page. */
function here(returnOrigins: readonly string[]): Here {
  return { origin: globalThis.location?.origin ?? 'http://localhost', mappingPath, returnOrigins };
}

/** A return path that came from outside, checked. Undefined for one to which nobody may be led. */
export function readTarget(
  address: string | null | undefined,
  returnOrigins: readonly string[],
): ReturnTarget | undefined {
  return address ? returnTarget(address, here(returnOrigins)) : undefined;
}

/** Stores where to go after signing in (the query parameter AIOpacUrl of /login, or the page under the dialog). */
export function keepNextPath(address: string | null, returnOrigins: readonly string[]): void {
  const target = readTarget(address, returnOrigins);
  if (target) sessionStore.write('loginNextPath', target.kind === 'page' ? target.path : target.address);
}

/** Where to go after signing in. Forgotten when it is read. */
export function takeNextTarget(returnOrigins: readonly string[]): ReturnTarget {
  const target = readTarget(sessionStore.read('loginNextPath'), returnOrigins) ?? HOME;
  sessionStore.remove('loginNextPath');
  return target;
}
