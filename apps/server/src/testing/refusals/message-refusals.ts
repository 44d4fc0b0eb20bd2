import { subscribeBrowser } from '@lectern/contracts/messages/subscribe-browser';
import { type Provoked, provoked } from './provoked.ts';

/** How calls about messages are refused. */
export const MESSAGES_PROVOKED: readonly Provoked[] = [
  provoked(subscribeBrowser, {
    PUSH_SERVICE_REFUSED: () => ({
      endpoint: 'http://push.example.org/1',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    }),
  }),
];
