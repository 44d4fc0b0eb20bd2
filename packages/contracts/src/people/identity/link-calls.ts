import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { beginWechatSignIn } from './begin-wechat-sign-in.ts';
import { bindOwnPassport } from './bind-own-passport.ts';
import { bindUser } from './bind-user.ts';
import { getForeignAccount } from './get-foreign-account.ts';
import { listLinks } from './list-links.ts';
import { otherLogin } from './other-login.ts';
import { relatePassport } from './relate-passport.ts';
import { sendLinkCode } from './send-link-code.ts';
import { unbindUser } from './unbind-user.ts';

/** Calls about accounts elsewhere that readers link with their own. */
export const LINK_CALLS: readonly AnyEndpoint[] = [
  beginWechatSignIn,
  bindOwnPassport,
  bindUser,
  getForeignAccount,
  listLinks,
  otherLogin,
  relatePassport,
  sendLinkCode,
  unbindUser,
];
