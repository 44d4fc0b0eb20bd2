import type { Implementation } from '../../../../platform/http/implement.ts';
import { beginWechatSignInCall } from '../calls/begin-wechat-sign-in.ts';
import { bindOwnPassportCall } from '../calls/bind-own-passport.ts';
import { bindUserCall } from '../calls/bind-user.ts';
import { getForeignAccountCall } from '../calls/get-foreign-account.ts';
import { listLinksCall } from '../calls/list-links.ts';
import { otherLoginCall } from '../calls/other-login.ts';
import { relatePassportCall } from '../calls/relate-passport.ts';
import { sendLinkCodeCall } from '../calls/send-link-code.ts';
import { unbindUserCall } from '../calls/unbind-user.ts';

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
