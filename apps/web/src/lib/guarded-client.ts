import { ApiError, type Client, createClient } from '@lectern/contracts/kernel/client';
import { groupCode } from './group-code.ts';
import { currentLanguage } from './language.ts';
import { mappingPath } from './storage.ts';

export const API_BASE: string = import.meta.env.VITE_API_BASE ?? '/api';

export interface ClientSession {
  /** Read anew for each call. */
  readonly current: () => { readonly header: string; readonly token: string } | undefined;
  /** Called when the server no longer knows the session; `tokenSent` is undefined where none was sent. */
  readonly onLost: (tokenSent: string | undefined) => void;
}

/**
 * The client of every call of one kind of session: a reader's, or that of the staff. The caller of a refused call gets the ApiError too.
 */
export function guardedClient({ current, onLost }: ClientSession): Client {
  const client = createClient({
    baseUrl: API_BASE,
    fetch: (url, init) => fetch(url, init),
    mappingPath: () => mappingPath,
    groupCode,
    language: currentLanguage,
    session: current,
  });

  async function noticingLoss<T>(send: () => Promise<T>): Promise<T> {
    const tokenSent = current()?.token;
    try {
      return await send();
    } catch (error) {
      // A late answer to a call of an earlier session does not concern the present session.
      if (isSessionLost(error) && tokenSent === current()?.token) onLost(tokenSent);
      throw error;
    }
  }

  return {
    call: (contract, input, options) => noticingLoss(() => client.call(contract, input, options)),
    download: (contract, input, options) => noticingLoss(() => client.download(contract, input, options)),
    upload: (contract, input, file, options) =>
      noticingLoss(() => client.upload(contract, input, file, options)),
  };
}

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === '401');
}
