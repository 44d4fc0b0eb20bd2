import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { beginPassportSignInCall } from './calls/begin-passport-sign-in.ts';
import { getCalisLoginUrlCall } from './calls/get-calis-login-url.ts';
import { getEntryTicketCall } from './calls/get-entry-ticket.ts';
import { getJumpTicketCall } from './calls/get-jump-ticket.ts';
import { jumpToRecoCall } from './calls/jump-to-reco.ts';
import { jumpToServiceCall } from './calls/jump-to-service.ts';
import { signOutElsewhereCall } from './calls/sign-out-elsewhere.ts';
import { ssoOpacCall } from './calls/sso-opac.ts';

/** Longer than any session lives (`policy.sessionHours`). */
const HANDED_SECONDS = 91 * 24 * 60 * 60;

export const handover: Domain = {
  calls: [
    beginPassportSignInCall,
    getCalisLoginUrlCall,
    getEntryTicketCall,
    getJumpTicketCall,
    jumpToRecoCall,
    jumpToServiceCall,
    signOutElsewhereCall,
    ssoOpacCall,
  ],
  personal: [
    ownRows('handed-sessions', 'handed_session', {
      reader: 'patron_id',
      columns: ['partner_code', 'opened_at'],
    }),
  ],
  expiries: [
    { table: 'spent_token', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    { table: 'handed_session', isOver: (now) => sql`opened_at <= ${later(now, -HANDED_SECONDS)}` },
  ],
};
