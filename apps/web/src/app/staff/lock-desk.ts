import { closeStaffSession } from '@lectern/contracts/people/staff/close-staff-session';
import { throwAway } from '../../lib/kept/kept-page.ts';
import { forgetReadersAnswers } from '../../lib/query-client.ts';
import { loseStaffSession } from '../../lib/staff/lose-staff-session.ts';
import { staffCaller } from '../../lib/staff/staff-caller.ts';
import { forgetStaffSession } from '../../lib/staff/staff-session.ts';

/**
 * Ends the session and covers the page with the sign-in. The address stays, so that whoever signs in next goes on there; what the page
 * showed of readers is taken away. What was typed goes with it, unless the desk locked itself: then its member gets it back.
 */
export async function lockDesk(by: 'member' | 'itself' = 'member'): Promise<void> {
  const closing = staffCaller.client.call(closeStaffSession, {}).catch(() => undefined);
  if (by === 'itself') loseStaffSession();
  else {
    throwAway();
    forgetStaffSession();
    forgetReadersAnswers();
  }
  await closing;
}
