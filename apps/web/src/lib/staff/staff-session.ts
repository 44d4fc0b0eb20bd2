import { externalStore } from '../external-store.ts';
import { localStore, type StoredStaffSession, sessionStore } from '../storage.ts';

/** So many members of the staff are offered for a quick change. */
const MAX_HERE = 8;

/** The session of the staff in this tab. The server checks it at every call. */
export const staffSession = externalStore<StoredStaffSession | undefined>(sessionStore.read('staffSession'));

/** Keeps a session, and its member among those who work here. */
export function keepStaffSession(session: StoredStaffSession): void {
  const { account, name } = session;
  const others = staffHere().filter((one) => one.account !== account);
  localStore.write('staffHere', [{ account, name }, ...others].slice(0, MAX_HERE));
  sessionStore.write('staffSession', session);
  staffSession.set(session);
}

export function forgetStaffSession(): void {
  sessionStore.remove('staffSession');
  if (staffSession.get()) staffSession.set(undefined);
}

/** Who of the staff signed in on this computer, the last one first. */
export function staffHere(): readonly { readonly account: string; readonly name: string }[] {
  return localStore.read('staffHere') ?? [];
}
