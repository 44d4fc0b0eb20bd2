import type { Caller } from '../caller.ts';
import { externalStore } from '../external-store.ts';
import { guardedClient } from '../guarded-client.ts';
import { loseStaffSession } from './lose-staff-session.ts';
import { staffSession } from './staff-session.ts';

/** Calls in the name of the member of the staff who is signed in. If the session is lost, the sign-in of the staff covers the page. */
export const staffCaller: Caller = {
  client: guardedClient({ current: staffSession.get, onLost: loseStaffSession }),
  session: staffSession,
  step: externalStore(undefined),
};
