import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { deleteMessagesCall } from './calls/delete-messages.ts';
import { getMessageChoicesCall } from './calls/get-message-choices.ts';
import { getMessagesCall } from './calls/get-messages.ts';
import { updateMessageChoicesCall } from './calls/update-message-choices.ts';
import { updateReadFlagCall } from './calls/update-read-flag.ts';
import { tellDay } from './daily/tell-day.ts';
import { hearFeedback } from './hear-feedback.ts';
import { hearTextDecisions } from './hear-text-decisions.ts';
import { hearWechatConnected, hearWechatStopped } from './hear-wechat.ts';
import { sendMessages } from './outgoing/send-messages.ts';
import { unreadMatters } from './unread-matters.ts';

/** Deleted messages can be brought back for an hour; all others are kept for a year. */
const UNDO_SECONDS = 60 * 60;
const KEPT_SECONDS = 365 * 24 * 60 * 60;
/** The last day that was told is kept, and then some: longer than no server may run. */
const DAYS_SECONDS = 60 * 24 * 60 * 60;

/** What readers are told: the inbox, and the ways in which messages reach them. */
export const messages: Domain = {
  calls: [
    getMessagesCall,
    updateReadFlagCall,
    deleteMessagesCall,
    getMessageChoicesCall,
    updateMessageChoicesCall,
  ],
  hears: [hearTextDecisions, hearFeedback, hearWechatConnected, hearWechatStopped],
  needsAction: [unreadMatters],
  background: (deps) => ({ jobs: [sendMessages(deps), tellDay(deps)] }),
  expiries: [
    {
      table: 'message',
      isOver: (now) =>
        sql`deleted_at <= ${later(now, -UNDO_SECONDS)} or created_at <= ${later(now, -KEPT_SECONDS)}`,
    },
    { table: 'message_stop', isOver: (now) => sql`created_at <= ${later(now, -KEPT_SECONDS)}` },
    { table: 'message_day', isOver: (now) => sql`told_at <= ${later(now, -DAYS_SECONDS)}` },
  ],
  forgets: [forgetRows('message', 'message_choice', 'message_order', 'message_stop')],
  personal: [
    ownRows('links-to-stop-messages', 'message_stop', {
      reader: 'patron_id',
      columns: ['about', 'created_at'],
    }),
    ownRows('messages', 'message', {
      reader: 'patron_id',
      columns: ['id', 'kind', 'facts', 'created_at', 'read_at', 'deleted_at'],
    }),
    ownRows('messages-to-send', 'message_order', {
      reader: 'patron_id',
      columns: ['message_id', 'way', 'send_at'],
    }),
    ownRows('message-choices', 'message_choice', {
      reader: 'patron_id',
      columns: ['choices', 'changed_at'],
    }),
  ],
};
