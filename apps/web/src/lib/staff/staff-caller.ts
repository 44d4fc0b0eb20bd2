import type { Caller } from '../caller.ts';
import { externalStore } from '../external-store.ts';
import { guardedClient } from '../guarded-client.ts';
import { forgetStaffSession, staffSession } from './staff-session.ts';

/** Calls in the name of the member of the staff who is signed in. If the session is lost, the sign-in of the staff covers the page. */
export const staffCaller: Caller = {
  client: guardedClient({ current: staffSession.get, onLost: forgetStaffSession }),
  session: staffSession,
  step: externalStore(undefined),
};
