import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { deleteMessages } from './delete-messages.ts';
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
];
