import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { blockAuthorCall } from './calls/block-author.ts';
import { decideTextCall } from './calls/decide-text.ts';
import { listTextsCall } from './calls/list-texts.ts';
import { forgetAuthor } from './forget-author.ts';
import { textDecided } from './text-decided.ts';

/** What readers write for others: staff read it first. */
export const moderation: Domain = {
  calls: [listTextsCall, decideTextCall, blockAuthorCall],
  sends: [textDecided],
  expiries: [{ table: 'author_block', isOver: (now) => sql`until <= ${now.toISOString()}` }],
  forgets: [forgetAuthor],
  personal: [
    ownRows('texts-under-review', 'reader_text', {
      reader: 'patron_id',
      columns: ['kind', 'subject_id', 'state', 'submitted_at', 'reason', 'decided_at'],
    }),
    ownRows('reported-texts', 'text_report', { reader: 'patron_id', columns: ['reason', 'reported_at'] }),
    ownRows('publishing-block', 'author_block', { reader: 'patron_id', columns: ['until', 'blocked_at'] }),
  ],
};
