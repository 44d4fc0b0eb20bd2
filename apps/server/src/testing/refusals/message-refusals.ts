import { beginWechatMessages } from '@lectern/contracts/talk/messages/begin-wechat-messages';
import { connectWechatMessages } from '@lectern/contracts/talk/messages/connect-wechat-messages';
import { subscribeBrowser } from '@lectern/contracts/talk/messages/subscribe-browser';
import { issueTicket } from '../../platform/tickets/tickets.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { type Provoked, provoked } from './provoked.ts';

const UNKNOWN = { code: 'code', state: 'state' };

/** How calls about messages are refused. The library of the caller has a service account that cannot be reached; the other one has none. */
export const MESSAGES_PROVOKED: readonly Provoked[] = [
  provoked(subscribeBrowser, {
    PUSH_SERVICE_REFUSED: () => ({
      endpoint: 'http://push.example.org/1',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    }),
  }),
  provoked(beginWechatMessages, {
    WECHAT_MESSAGES_OFF: async (library) => {
      const patron = await buildPatron(library.deps.db, { tenant_id: '1002' });
      library.caller = { token: await buildSession(library.deps.db, patron) };
      return {};
    },
  }),
  provoked(connectWechatMessages, {
    WECHAT_MESSAGES_OFF: (library) => {
      library.caller = { tenant: 'beta' };
      return UNKNOWN;
    },
    WECHAT_CONNECTION_STALE: () => UNKNOWN,
    PROVIDER_UNAVAILABLE: async ({ deps, clock }) => {
      const now = clock.now();
      const payload = { patronId: 'patron' };
      const ticket = { tenantId: '1001', purpose: 'wechat-messages', payload, seconds: 60, now } as const;
      return { code: 'code', state: await issueTicket(deps.db, ticket) };
    },
  }),
];
