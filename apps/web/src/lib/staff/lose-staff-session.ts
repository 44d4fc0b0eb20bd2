import { keepPage } from '../kept/kept-page.ts';
import { forgetReadersAnswers } from '../query-client.ts';
import { forgetStaffSession, staffSession } from './staff-session.ts';

/** Forgets a session of the staff that ended by itself, and keeps for its member what was typed on the page. */
export function loseStaffSession(): void {
  const session = staffSession.get();
  if (session) keepPage(session.account);
  forgetStaffSession();
  forgetReadersAnswers();
}
