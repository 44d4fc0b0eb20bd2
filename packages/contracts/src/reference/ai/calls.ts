import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { answer } from './answer.ts';
import { countAnswers } from './count-answers.ts';
import { eraseChatHistory } from './erase-chat-history.ts';
import { findDetailByRecordIds } from './find-detail-by-record-ids.ts';
import { getAssistant } from './get-assistant.ts';
import { getAssistantTerms } from './get-assistant-terms.ts';
import { getChatHistory } from './get-chat-history.ts';
import { getLibraryAnswer } from './get-library-answer.ts';
import { getModels } from './get-models.ts';
import { guessUserLikeBooks } from './guess-user-like-books.ts';
import { listAnswersToReview } from './list-answers-to-review.ts';
import { listLibraryAnswers } from './list-library-answers.ts';
import { match } from './match.ts';
import { matchLibraryAnswer } from './match-library-answer.ts';
import { previewLibraryAnswer } from './preview-library-answer.ts';
import { putAssistantTerms } from './put-assistant-terms.ts';
import { putLibraryAnswer } from './put-library-answer.ts';
import { putModels } from './put-models.ts';
import { rateAnswer } from './rate-answer.ts';
import { recommendBooks } from './recommend-books.ts';
import { removeLibraryAnswer } from './remove-library-answer.ts';
import { reviewAnswer } from './review-answer.ts';
import { tryModel } from './try-model.ts';
import { tryQuestion } from './try-question.ts';

export const AI_CALLS: readonly AnyEndpoint[] = [
  answer,
  countAnswers,
  eraseChatHistory,
  findDetailByRecordIds,
  getAssistant,
  getAssistantTerms,
  getChatHistory,
  getLibraryAnswer,
  getModels,
  guessUserLikeBooks,
  listAnswersToReview,
  listLibraryAnswers,
  match,
  matchLibraryAnswer,
  previewLibraryAnswer,
  putAssistantTerms,
  putLibraryAnswer,
  putModels,
  rateAnswer,
  recommendBooks,
  removeLibraryAnswer,
  reviewAnswer,
  tryModel,
  tryQuestion,
];
