import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { FOREIGN_SIGN_IN_STALE, PROVIDER_UNAVAILABLE } from '@lectern/contracts/people/identity/link-errors';
import {
  otherLogin,
  type WechatBinding,
  type WechatReturn,
} from '@lectern/contracts/people/identity/other-login';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import { SIGN_IN_METHODS } from '../../../../platform/sessions/sign-in-method.ts';
import { redeemTicket } from '../../../../platform/tickets/tickets.ts';
import { enterFromElsewhere } from '../../auth/enter-from-elsewhere.ts';
import { checkBinding } from '../links/check-binding.ts';
import { type ForeignAccount, issueForeignAccountTicket } from '../links/foreign-account.ts';
import { linkAccount, readForeignAccount } from '../links/link-account.ts';
import { findLinkedReader } from '../links/linked-reader.ts';
import { wechatOf } from '../links/wechat-of.ts';

export const otherLoginCall = implement(otherLogin)(({ input, context, deps }) =>
  'code' in input ? signIn(deps, context, input) : bind(deps, context, input),
);

/** What WeChat brought back: a session for a linked account, a ticket for another. */
async function signIn(deps: Deps, context: CallContext, { code, state }: WechatReturn) {
  const { tenant, browser, visitor } = context;
  const redeemer = { browser: browser.hash, now: deps.clock.now() };
  const begun = await redeemTicket(deps.db, tenant.id, 'wechat-state', state, redeemer);
  if (!begun) return refuse(FOREIGN_SIGN_IN_STALE);
  const account = await accountOf(deps, context, code);
  if (isRefusal(account)) return account;
  const patronId = await findLinkedReader(deps, tenant.id, account);
  if (patronId === undefined) {
    return { bindFlag: false, jwt: null, openId: await issueForeignAccountTicket(deps, context, account) };
  }
  const proof = { patronId, method: SIGN_IN_METHODS.weChat, ...visitor };
  return { bindFlag: true, jwt: await enterFromElsewhere(deps, tenant, proof), openId: '' };
}

async function accountOf({ secrets, wechat, log }: Deps, { tenant }: CallContext, code: string) {
  const settings = wechatOf(tenant);
  const secret = settings && (await secrets.get(tenant.id, settings.secret));
  if (!settings || secret === undefined) return refuse(LOGIN_METHOD_OFF);
  try {
    const person = await wechat.personOf({ ...settings, secret }, code);
    if (!person) return refuse(FOREIGN_SIGN_IN_STALE);
    return { provider: 'wechat', subject: person.openId, name: person.nickname } satisfies ForeignAccount;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    log.warn({ tenant: tenant.id, fault: error.fault, reason: error.message }, 'WeChat sign-in failed');
    return refuse(PROVIDER_UNAVAILABLE);
  }
}

async function bind(deps: Deps, context: CallContext, binding: WechatBinding) {
  const account = await readForeignAccount(deps, context, binding.openId, 'wechat');
  if (isRefusal(account)) return account;
  const reader = await checkBinding(deps, context, binding);
  if (isRefusal(reader)) return reader;
  const linked = await linkAccount(deps, context, binding.openId, reader.id);
  return isRefusal(linked) ? linked : { bindFlag: true, jwt: null, openId: '' };
}
