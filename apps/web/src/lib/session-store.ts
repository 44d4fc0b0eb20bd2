import { externalStore } from './external-store.ts';
import { localStore, type StoredUser, sessionStore } from './storage.ts';

/** The session of this tab, as the browser knows it. The server checks it at every call. */
export interface SessionState {
  readonly header: string;
  readonly token: string;
  /** Undefined between signing in and the answer to "who am I". */
  readonly user: StoredUser | undefined;
  /** The reader stays signed in on this computer: the browser keeps the session when the tab is closed. */
  readonly stays: boolean;
}

function stored(): SessionState | undefined {
  const token = sessionStore.read('jwt');
  const header = sessionStore.read('jwtHeader');
  if (token && header) return { token, header, user: sessionStore.read('userInfo'), stays: false };
  const kept = localStore.read('stayingSession');
  return kept && { ...kept, user: kept.user, stays: true };
}

export const session = externalStore<SessionState | undefined>(stored());

export function keepSession(header: string, token: string, stays = false): void {
  keep({ header, token, user: undefined, stays });
}

export function keepUser(user: StoredUser): void {
  const now = session.get();
  if (now) keep({ ...now, user });
  else sessionStore.write('userInfo', user);
}

/** Stores the session in one place alone: with the tab, or with the browser if it stays. */
function keep({ header, token, user, stays }: SessionState): void {
  if (stays) {
    sessionStore.remove('jwt', 'jwtHeader', 'userInfo');
    localStore.write('stayingSession', { header, token, user });
  } else {
    localStore.remove('stayingSession');
    sessionStore.write('jwt', token);
    sessionStore.write('jwtHeader', header);
    if (user) sessionStore.write('userInfo', user);
  }
  session.set({ header, token, user, stays });
}

/** From now on the session ends with its window, as the server ended its staying. */
export function stopStaying(): void {
  const now = session.get();
  if (now?.stays) keep({ ...now, stays: false });
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
  localStore.remove('searchSettings', 'stayingSession');
  if (session.get()) session.set(undefined);
}

/** Takes over the session of another tab. */
export function adoptSession(other: SessionState): void {
  keep(other);
}
