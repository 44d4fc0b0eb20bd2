import { sql } from 'kysely';
import type { Domain } from '../../platform/domain.ts';
import { forgetRows } from '../../platform/forget-reader.ts';
import { ownRows } from '../../platform/personal-data.ts';
import { answerCall } from './calls/answer.ts';
import { eraseChatHistoryCall } from './calls/erase-chat-history.ts';
import { findDetailByRecordIdsCall } from './calls/find-detail-by-record-ids.ts';
import { getAssistantCall } from './calls/get-assistant.ts';
import { getChatHistoryCall } from './calls/get-chat-history.ts';
import { getModelsCall } from './calls/get-models.ts';
import { guessUserLikeBooksCall } from './calls/guess-user-like-books.ts';
import { matchCall } from './calls/match.ts';
import { putModelsCall } from './calls/put-models.ts';
import { rateAnswerCall } from './calls/rate-answer.ts';
import { recommendBooksCall } from './calls/recommend-books.ts';
import { tryModelCall } from './calls/try-model.ts';

/** The assistant: it answers from the holdings, by tools that read what the reader may read (docs/assistant.md). */
export const ai: Domain = {
  calls: [
    answerCall,
    eraseChatHistoryCall,
    findDetailByRecordIdsCall,
    getAssistantCall,
    getChatHistoryCall,
    getModelsCall,
    guessUserLikeBooksCall,
    matchCall,
    putModelsCall,
    rateAnswerCall,
    recommendBooksCall,
    tryModelCall,
  ],
  expiries: [{ table: 'chat_turn', isOver: (now) => sql`expires_at <= ${now.toISOString()}` }],
  forgets: [forgetRows('chat_turn')],
  personal: [
    ownRows('assistant', 'chat_turn', {
      reader: 'patron_id',
      columns: ['asked_at', 'question', 'reply', 'sources', 'rating'],
    }),
  ],
};
