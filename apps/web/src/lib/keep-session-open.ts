import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { api } from './api.ts';
import { session } from './session-store.ts';

/** Tells the server that the session is used: any call does, and this one is light. Nothing if nobody is signed in. */
export function keepSessionOpen(): void {
  if (session.get()) void api.call(getSessionUser, {}).catch(() => undefined);
}
