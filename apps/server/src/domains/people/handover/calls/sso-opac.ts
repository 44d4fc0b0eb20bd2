import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { HAND_OVER_READER_UNKNOWN } from '@lectern/contracts/people/handover/errors';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { FOREIGN_SIGN_IN_STALE } from '@lectern/contracts/people/identity/link-errors';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { issueTicket, redeemTicket } from '../../../../platform/tickets/tickets.ts';
import { issueForeignAccountTicket } from '../../identity/links/foreign-account.ts';
import { type AcceptedToken, acceptToken } from '../accept-token.ts';
import { enterHandedOver, type HandOver, replaceSession } from '../enter-handed-over.ts';
import { PASSPORT } from '../passport.ts';
import { readerToEnter } from '../reader-of.ts';
import { isEntryTicket, redeemEntryTicket } from '../redeem-entry-ticket.ts';

/** Time for answering whether to go on as another reader. */
const CONFIRM_SECONDS = 5 * 60;

declare module '../../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** A hand-over that would replace the session of another reader. */
    'hand-over-confirm': HandOver;
  }
}

const NOTHING = { jwt: null, loginType: 2, uid: '', confirm: '' } as const;

export const ssoOpacCall = implement(ssoOpac)(({ input, context, deps }) =>
  input.jwt === undefined ? confirm(deps, context, input.confirm ?? '') : exchange(deps, context, input.jwt),
);

async function exchange(deps: Deps, context: CallContext, text: string) {
  if (isEntryTicket(text)) {
    const entry = await redeemEntryTicket(deps, context, text);
    return isRefusal(entry) ? entry : admit(deps, context, entry);
  }
  const token = await acceptToken(deps, context, text, 'enter');
  if (isRefusal(token)) return token;
  const { partner, claims } = token;
  if (partner.code === PASSPORT) {
    const refusal = await refusedPassport(deps, context, token);
    if (refusal) return refusal;
  }
  const reader = await readerToEnter(deps, context.tenant, token);
  if (isRefusal(reader)) return reader;
  if (!reader && partner.subject === 'primaryId') return refuse(HAND_OVER_READER_UNKNOWN);
  if (!reader) {
    const name = claims.name || claims.sub;
    const account = { provider: 'passport', subject: claims.sub, name } as const;
    const uid = await issueForeignAccountTicket(deps, context, account);
    return { ...NOTHING, outcome: 'not-linked' as const, uid, name, partner: partner.name };
  }
  const handOver = {
    patronId: reader.id,
    name: reader.name,
    partner: partner.code,
    partnerName: partner.name,
  };
  return admit(deps, context, handOver);
}

/** A sign-in by the passport must have begun in this browser, so that nobody is signed in by a link of somebody else. */
async function refusedPassport(
  { db, clock }: Deps,
  { tenant, browser }: CallContext,
  { claims }: AcceptedToken,
) {
  if (tenant.settings.public.passportLogin !== '1') return refuse(LOGIN_METHOD_OFF);
  const redeemer = { browser: browser.hash, now: clock.now() };
  const state = await redeemTicket(db, tenant.id, 'passport-state', claims.state ?? '', redeemer);
  return state ? undefined : refuse(FOREIGN_SIGN_IN_STALE);
}

/** Opens the session, unless another reader is signed in: that reader is asked first. */
async function admit(deps: Deps, context: CallContext, handOver: HandOver) {
  const { patronId, name, partnerName: partner } = handOver;
  const signedIn = context.patron?.purpose === 'full' ? context.patron.id : undefined;
  if (signedIn === patronId) return { ...NOTHING, outcome: 'same-reader' as const, name, partner };
  if (signedIn === undefined) return enterHandedOver(deps, context, handOver);
  const confirm = await issueTicket(deps.db, {
    tenantId: context.tenant.id,
    purpose: 'hand-over-confirm',
    payload: handOver,
    browser: context.browser.begin(),
    seconds: CONFIRM_SECONDS,
    now: deps.clock.now(),
  });
  return { ...NOTHING, outcome: 'other-reader' as const, confirm, name, partner };
}

async function confirm(deps: Deps, context: CallContext, ticket: string) {
  const redeemer = { browser: context.browser.hash, now: deps.clock.now() };
  const handOver = await redeemTicket(deps.db, context.tenant.id, 'hand-over-confirm', ticket, redeemer);
  if (!handOver) return refuse(FOREIGN_SIGN_IN_STALE);
  return replaceSession(deps, context, handOver);
}
