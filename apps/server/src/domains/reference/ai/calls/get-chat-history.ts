import { CHAT_ROLES, getChatHistory } from '@lectern/contracts/reference/ai/get-chat-history';
import { implement } from '../../../../platform/http/implement.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { lastTurns } from '../store/turn-store.ts';
import { keptSince } from '../talk/kept-since.ts';
import { sourcesOf } from '../talk/kept-turn.ts';

export const getChatHistoryCall = implement(getChatHistory)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const since = keptSince(tenant, deps.clock.now());
  const rows = await lastTurns(deps.db, tenant.id, patron.id, { since, limit: Math.ceil(input.rows / 2) });
  const named = rows.flatMap((row) => sourcesOf(row).map(({ recordId }) => recordId));
  const held = await findBibs(deps.db, tenant.id, [...new Set(named)]);
  return {
    keptDays: tenant.settings.assistant.chatDays,
    entries: rows.toReversed().flatMap((row) => {
      const { id: answerId, asked_at: at, rating } = row;
      const attachments = sourcesOf(row).map(({ recordId, title, isbn }) => ({
        title,
        isbn,
        recordId: held.has(recordId) ? recordId : '',
      }));
      return [
        {
          answerId,
          role: CHAT_ROLES.reader,
          message: row.question,
          at,
          chatHistoryAttachments: [],
          rating: null,
        },
        {
          answerId,
          role: CHAT_ROLES.assistant,
          message: row.reply,
          at,
          chatHistoryAttachments: attachments,
          rating,
          by: row.answered_by,
        },
      ];
    }),
  };
});
