import { sessionStore } from '../../lib/storage.ts';

const HOME = '/home';

/** A path of this application's router. Undefined for an address of another site, to which nobody may be led. */
export function routerPath(address: string): string | undefined {
  const path = address.includes('#/') ? address.slice(address.indexOf('#') + 1) : address;
  const ours = /^\/(?![/\\])/.test(path) && !address.includes('://');
  return ours && !/^\/login\b/i.test(path) ? path : undefined;
}

/** Stores where to go after signing in (the query parameter AIOpacUrl of /login). */
export function keepNextPath(address: string | null): void {
  const path = address ? routerPath(address) : undefined;
  if (path) sessionStore.write('loginNextPath', path);
}

/** Where to go after signing in. Forgotten when it is read. */
export function takeNextPath(): string {
  const path = routerPath(sessionStore.read('loginNextPath') ?? HOME) ?? HOME;
  sessionStore.remove('loginNextPath');
  return path;
}
