import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { beginWechatSignIn } from '@lectern/contracts/people/identity/begin-wechat-sign-in';
import { implement } from '../../../../platform/http/implement.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';
import { wechatOf } from '../links/wechat-of.ts';

const STATE_SECONDS = 10 * 60;

declare module '../../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** The OAuth state of a WeChat sign-in. */
    'wechat-state': Record<never, never>;
  }
}

export const beginWechatSignInCall = implement(beginWechatSignIn)(async ({ context, deps }) => {
  const { tenant, browser, origin } = context;
  const wechat = wechatOf(tenant);
  if (!wechat) return refuse(LOGIN_METHOD_OFF);
  const state = await issueTicket(deps.db, {
    tenantId: tenant.id,
    purpose: 'wechat-state',
    payload: {},
    browser: browser.begin(),
    seconds: STATE_SECONDS,
    now: deps.clock.now(),
  });
  const address = new URL(wechat.qrAddress);
  const query = {
    appid: wechat.appId,
    redirect_uri: `${origin}/${tenant.mappingPath}/`,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  address.hash = 'wechat_redirect';
  return { address: address.href };
});
