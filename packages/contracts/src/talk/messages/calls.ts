import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { beginWechatMessages } from './begin-wechat-messages.ts';
import { connectWechatMessages } from './connect-wechat-messages.ts';
import { deleteMessages } from './delete-messages.ts';
import { disconnectWechatMessages } from './disconnect-wechat-messages.ts';
import { getMessageChoices } from './get-message-choices.ts';
import { getMessages } from './get-messages.ts';
import { getPushKey } from './get-push-key.ts';
import { subscribeBrowser } from './subscribe-browser.ts';
import { unsubscribeBrowser } from './unsubscribe-browser.ts';
import { updateMessageChoices } from './update-message-choices.ts';
import { updateReadFlag } from './update-read-flag.ts';

export const MESSAGES_CALLS: readonly AnyEndpoint[] = [
  getMessages,
  updateReadFlag,
  deleteMessages,
  getMessageChoices,
  updateMessageChoices,
  getPushKey,
  subscribeBrowser,
  unsubscribeBrowser,
  beginWechatMessages,
  connectWechatMessages,
  disconnectWechatMessages,
];
