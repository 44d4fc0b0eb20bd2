import { beginPassportSignIn } from '@lectern/contracts/people/handover/begin-passport-sign-in';
import { getCalisLoginUrl } from '@lectern/contracts/people/handover/get-calis-login-url';
import { getEntryTicket } from '@lectern/contracts/people/handover/get-entry-ticket';
import { getJumpTicket } from '@lectern/contracts/people/handover/get-jump-ticket';
import { jumpToReco } from '@lectern/contracts/people/handover/jump-to-reco';
import { jumpToService } from '@lectern/contracts/people/handover/jump-to-service';
import { signOutElsewhere } from '@lectern/contracts/people/handover/sign-out-elsewhere';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { addPartner } from '../../domains/people/handover/partners.ts';
import { issueTicket } from '../../platform/tickets/tickets.ts';
import { next } from '../built-rows.ts';
import { partnerClaims, partnerToken } from '../partner-tokens.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { asGuaranteed } from './sign-in-ways.ts';
import { NOTHING } from './ways.ts';

/** A good token of a new partner. */
async function handOver(
  { deps, clock }: RefusingLibrary,
  claims: object,
  tenantId = '1001',
  code = next('partner').toLowerCase(),
) {
  const added = await addPartner(deps, tenantId, { code, name: code });
  const secret = 'secret' in added ? added.secret : '';
  return { jwt: partnerToken(partnerClaims(clock, { iss: code, ...claims }), secret) };
}

/** How calls about hand-overs are refused. */
export const HAND_OVERS_PROVOKED: readonly Provoked[] = [
  provoked(beginPassportSignIn, {
    LOGIN_METHOD_OFF: (library) => {
      library.caller = { tenant: 'beta' };
      return {};
    },
  }),
  provoked(ssoOpac, {
    ILS_UNAVAILABLE: (library) => {
      library.ils.goAway();
      return handOver(library, { sub: 'nobody at all' });
    },
    HAND_OVER_REFUSED: () => ({ jwt: 'nothing' }),
    HAND_OVER_READER_UNKNOWN: (library) => handOver(library, { sub: 'nobody at all' }),
    FOREIGN_SIGN_IN_STALE: () => ({ confirm: 'nothing' }),
    LOGIN_METHOD_OFF: (library) => {
      library.caller = { tenant: 'beta' };
      return handOver(library, { aud: 'http://localhost/beta' }, '1002', 'passport');
    },
  }),
  provoked(getCalisLoginUrl, { PARTNER_MISSING: NOTHING }),
  provoked(getEntryTicket, { LOGIN_METHOD_OFF: NOTHING }),
  provoked(getJumpTicket, { PARTNER_MISSING: NOTHING }),
  provoked(jumpToReco, {
    FOREIGN_SIGN_IN_STALE: () => ({ mappingPath: 'alpha', ticket: 'nothing' }),
    PARTNER_MISSING: async ({ deps, clock }) => ({
      mappingPath: 'alpha',
      ticket: await issueTicket(deps.db, {
        tenantId: '1001',
        purpose: 'reco-jump',
        payload: { patronId: 'nobody' },
        seconds: 60,
        now: clock.now(),
      }),
    }),
  }),
  provoked(jumpToService, {
    FOREIGN_SIGN_IN_STALE: () => ({ mappingPath: 'alpha', ticket: 'nothing' }),
    PARTNER_MISSING: async ({ deps, clock }) => ({
      mappingPath: 'alpha',
      ticket: await issueTicket(deps.db, {
        tenantId: '1001',
        purpose: 'service-jump',
        payload: { patronId: 'nobody', to: 'custody' },
        seconds: 60,
        now: clock.now(),
      }),
    }),
  }),
  provoked(signOutElsewhere, {
    HAND_OVER_REFUSED: () => ({ jwt: 'nothing' }),
    LOGOUT_BLOCKED: asGuaranteed,
  }),
];
