import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { beginPassportSignIn } from './begin-passport-sign-in.ts';
import { getCalisLoginUrl } from './get-calis-login-url.ts';
import { getEntryTicket } from './get-entry-ticket.ts';
import { getJumpTicket } from './get-jump-ticket.ts';
import { jumpToReco } from './jump-to-reco.ts';
import { jumpToService } from './jump-to-service.ts';
import { signOutElsewhere } from './sign-out-elsewhere.ts';
import { ssoOpac } from './sso-opac.ts';

export const HANDOVER_CALLS: readonly AnyEndpoint[] = [
  beginPassportSignIn,
  getCalisLoginUrl,
  getEntryTicket,
  getJumpTicket,
  jumpToReco,
  jumpToService,
  signOutElsewhere,
  ssoOpac,
];
