import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { aiAuditNames } from './audit-names.ts';
import { answerCall } from './calls/answer.ts';
import { countAnswersCall } from './calls/count-answers.ts';
import { eraseChatHistoryCall } from './calls/erase-chat-history.ts';
import { findDetailByRecordIdsCall } from './calls/find-detail-by-record-ids.ts';
import { getAssistantCall } from './calls/get-assistant.ts';
import { getAssistantTermsCall } from './calls/get-assistant-terms.ts';
import { getChatHistoryCall } from './calls/get-chat-history.ts';
import { getLibraryAnswerCall } from './calls/get-library-answer.ts';
import { getModelsCall } from './calls/get-models.ts';
import { guessUserLikeBooksCall } from './calls/guess-user-like-books.ts';
import { listAnswersToReviewCall } from './calls/list-answers-to-review.ts';
import { listLibraryAnswersCall } from './calls/list-library-answers.ts';
import { matchCall } from './calls/match.ts';
import { matchLibraryAnswerCall } from './calls/match-library-answer.ts';
import { previewLibraryAnswerCall } from './calls/preview-library-answer.ts';
import { putAssistantTermsCall } from './calls/put-assistant-terms.ts';
import { putLibraryAnswerCall } from './calls/put-library-answer.ts';
import { putModelsCall } from './calls/put-models.ts';
import { rateAnswerCall } from './calls/rate-answer.ts';
import { recommendBooksCall } from './calls/recommend-books.ts';
import { removeLibraryAnswerCall } from './calls/remove-library-answer.ts';
import { reviewAnswerCall } from './calls/review-answer.ts';
import { tryModelCall } from './calls/try-model.ts';
import { tryQuestionCall } from './calls/try-question.ts';

/** The assistant: it answers from the holdings, by tools that read what the reader may read (docs/assistant.md). */
export const ai: Domain = {
  auditNames: aiAuditNames,
  calls: [
    answerCall,
    countAnswersCall,
    eraseChatHistoryCall,
    findDetailByRecordIdsCall,
    getAssistantTermsCall,
    getAssistantCall,
    getChatHistoryCall,
    getLibraryAnswerCall,
    getModelsCall,
    guessUserLikeBooksCall,
    listAnswersToReviewCall,
    listLibraryAnswersCall,
    matchLibraryAnswerCall,
    matchCall,
    previewLibraryAnswerCall,
    putAssistantTermsCall,
    putLibraryAnswerCall,
    putModelsCall,
    rateAnswerCall,
    recommendBooksCall,
    removeLibraryAnswerCall,
    reviewAnswerCall,
    tryModelCall,
    tryQuestionCall,
  ],
  demo: async () => (await import('./library-answers/demo/seed-answers.ts')).answerSeed,
  expiries: [{ table: 'chat_turn', isOver: (now) => sql`expires_at <= ${now.toISOString()}` }],
  forgets: [forgetRows('chat_turn')],
  personal: [
    ownRows('assistant', 'chat_turn', {
      reader: 'patron_id',
      columns: ['asked_at', 'question', 'reply', 'sources', 'rating'],
    }),
  ],
};
