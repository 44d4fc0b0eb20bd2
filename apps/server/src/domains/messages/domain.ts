import { sql } from 'kysely';
import { later } from '../../platform/clock.ts';
import type { Domain } from '../../platform/domain.ts';
import { ownRows } from '../../platform/personal-data.ts';
import { deleteMessagesCall } from './calls/delete-messages.ts';
import { getMessagesCall } from './calls/get-messages.ts';
import { updateReadFlagCall } from './calls/update-read-flag.ts';
import { hearRequestMoves } from './hear-request-moves.ts';

/** Deleted messages can be brought back for an hour; all others are kept for a year. */
const UNDO_SECONDS = 60 * 60;
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** What readers are told: the inbox, and the ways in which messages reach them. */
export const messages: Domain = {
  calls: [getMessagesCall, updateReadFlagCall, deleteMessagesCall],
  hears: [hearRequestMoves],
  expiries: [
    {
      table: 'message',
      isOver: (now) =>
        sql`deleted_at <= ${later(now, -UNDO_SECONDS)} or created_at <= ${later(now, -KEPT_SECONDS)}`,
    },
  ],
  personal: [
    ownRows('messages', 'message', {
      reader: 'patron_id',
      columns: ['id', 'kind', 'facts', 'created_at', 'read_at', 'deleted_at'],
    }),
  ],
};
