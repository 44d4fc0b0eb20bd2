import { ApiError, type Client, createClient } from '@lectern/contracts/kernel/client';
import { currentLanguage } from './language.ts';
import { openLogin } from './login-prompt.ts';
import { forgetSession, session } from './session-store.ts';
import { mappingPath } from './storage.ts';

export const API_BASE: string = import.meta.env.VITE_API_BASE ?? '/api';

const client = createClient({
  baseUrl: API_BASE,
  fetch: (url, init) => fetch(url, init),
  mappingPath: () => mappingPath,
  language: currentLanguage,
  session: () => session.get(),
});

/**
 * The client of every call. A lost session (specification 1, section 4) is forgotten and the login dialog opens over the page as it
 * stands, so that what was typed is still there afterwards; the caller gets the ApiError all the same.
 */
export const api: Client = {
  call: (contract, input, options) => watched(() => client.call(contract, input, options)),
  download: (contract, input, options) => watched(() => client.download(contract, input, options)),
};

async function watched<T>(send: () => Promise<T>): Promise<T> {
  const tokenSent = session.get()?.token;
  try {
    return await send();
  } catch (error) {
    // A late answer to a call of an earlier session says nothing about the present one.
    if (isSessionLost(error) && tokenSent === session.get()?.token) {
      forgetSession();
      openLogin(tokenSent ? 'expired' : 'needed');
    }
    throw error;
  }
}

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === '401');
}
