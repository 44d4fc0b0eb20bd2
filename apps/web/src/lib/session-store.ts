import { externalStore } from './external-store.ts';
import { localStore, type StoredUser, sessionStore } from './storage.ts';

/** The session of this tab, as the browser knows it. The server checks it at every call. */
export interface SessionState {
  readonly header: string;
  readonly token: string;
  /** Undefined between signing in and the answer to "who am I". */
  readonly user: StoredUser | undefined;
}

function stored(): SessionState | undefined {
  const token = sessionStore.read('jwt');
  const header = sessionStore.read('jwtHeader');
  return token && header ? { token, header, user: sessionStore.read('userInfo') } : undefined;
}

export const session = externalStore<SessionState | undefined>(stored());

export function keepSession(header: string, token: string): void {
  sessionStore.write('jwt', token);
  sessionStore.write('jwtHeader', header);
  session.set({ header, token, user: undefined });
}

export function keepUser(user: StoredUser): void {
  sessionStore.write('userInfo', user);
  session.set((now) => now && { ...now, user });
}

/** Why a session is no longer there: its reader signed out, or it ended by itself. */
export type SessionEnd = 'signed-out' | 'lost';

let lastEnd: SessionEnd = 'signed-out';

export function lastSessionEnd(): SessionEnd {
  return lastEnd;
}

export function forgetSession(end: SessionEnd = 'signed-out'): void {
  lastEnd = end;
  sessionStore.remove('jwt', 'jwtHeader', 'userInfo', 'menuChoice');
  localStore.remove('searchSettings');
  if (session.get()) session.set(undefined);
}

/** Takes over the session of another tab. */
export function adoptSession({ header, token, user }: SessionState): void {
  keepSession(header, token);
  if (user) keepUser(user);
}
