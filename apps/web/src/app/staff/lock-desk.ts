import { closeStaffSession } from '@lectern/contracts/people/staff/close-staff-session';
import { queryClient } from '../../lib/query-client.ts';
import { staffCaller } from '../../lib/staff/staff-caller.ts';
import { forgetStaffSession } from '../../lib/staff/staff-session.ts';

/**
 * Ends the session and covers the page with the sign-in. The address stays, so that whoever signs in next goes on there; what the page
 * showed of readers is taken away.
 */
export async function lockDesk(): Promise<void> {
  const closing = staffCaller.client.call(closeStaffSession, {}).catch(() => undefined);
  forgetStaffSession();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[3] !== null });
  await closing;
}
