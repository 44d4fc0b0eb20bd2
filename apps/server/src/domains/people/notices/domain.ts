import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { beginWechatMessagesCall } from './calls/begin-wechat-messages.ts';
import { connectWechatMessagesCall } from './calls/connect-wechat-messages.ts';
import { disconnectWechatMessagesCall } from './calls/disconnect-wechat-messages.ts';
import { getPushKeyCall } from './calls/get-push-key.ts';
import { subscribeBrowserCall } from './calls/subscribe-browser.ts';
import { unsubscribeBrowserCall } from './calls/unsubscribe-browser.ts';
import { deliverNotices } from './deliver-notice.ts';
import { wechatConnected, wechatStopped } from './wechat/wechat-events.ts';

/** Ended notices are known for a week, so that none is sent twice. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

export const notices: Domain = {
  calls: [
    getPushKeyCall,
    subscribeBrowserCall,
    unsubscribeBrowserCall,
    beginWechatMessagesCall,
    connectWechatMessagesCall,
    disconnectWechatMessagesCall,
  ],
  sends: [wechatConnected, wechatStopped],
  background: (deps) => ({ jobs: [deliverNotices(deps)] }),
  expiries: [{ table: 'notice', isOver: (now) => sql`valid_until <= ${later(now, -KEPT_SECONDS)}` }],
  forgets: [forgetRows('push_subscription', 'wechat_reader')],
  personal: [
    ownRows('browsers-with-notifications', 'push_subscription', {
      reader: 'patron_id',
      columns: ['endpoint', 'created_at'],
    }),
    ownRows('wechat-messages', 'wechat_reader', {
      reader: 'patron_id',
      columns: ['open_id', 'connected_at', 'stopped_at'],
    }),
  ],
};
