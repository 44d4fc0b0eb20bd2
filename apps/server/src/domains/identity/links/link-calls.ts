import type { Implementation } from '../../../platform/http/implement.ts';
import { beginWechatSignInCall } from './begin-wechat-sign-in.ts';
import { bindOwnPassportCall } from './bind-own-passport.ts';
import { bindUserCall } from './bind-user.ts';
import { getForeignAccountCall } from './get-foreign-account.ts';
import { listLinksCall } from './list-links.ts';
import { otherLoginCall } from './other-login.ts';
import { relatePassportCall } from './relate-passport.ts';
import { sendLinkCodeCall } from './send-link-code.ts';
import { unbindUserCall } from './unbind-user.ts';

export const linkCalls: readonly Implementation[] = [
  beginWechatSignInCall,
  bindOwnPassportCall,
  bindUserCall,
  getForeignAccountCall,
  listLinksCall,
  otherLoginCall,
  relatePassportCall,
  sendLinkCodeCall,
  unbindUserCall,
];
