import { type Client, createClient } from '@lectern/contracts/kernel/client';
import { ORIGIN } from './library.ts';

/** A session as its calls carry it. */
export interface Session {
  readonly header: string;
  readonly token: string;
}

/** Makes calls of a library in English, without a page: anonymous, or with a session. */
export function clientOf(path: string, session?: Session): Client {
  return createClient({
    baseUrl: `${ORIGIN}/api`,
    mappingPath: () => path,
    language: () => 'en-US',
    session: () => session,
    fetch: (url, init) => fetch(url, init),
  });
}
