import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { answer } from './answer.ts';
import { eraseChatHistory } from './erase-chat-history.ts';
import { findDetailByRecordIds } from './find-detail-by-record-ids.ts';
import { getAssistant } from './get-assistant.ts';
import { getChatHistory } from './get-chat-history.ts';
import { getModels } from './get-models.ts';
import { guessUserLikeBooks } from './guess-user-like-books.ts';
import { match } from './match.ts';
import { putModels } from './put-models.ts';
import { rateAnswer } from './rate-answer.ts';
import { recommendBooks } from './recommend-books.ts';
import { tryModel } from './try-model.ts';

export const AI_CALLS: readonly AnyEndpoint[] = [
  answer,
  eraseChatHistory,
  findDetailByRecordIds,
  getAssistant,
  getChatHistory,
  getModels,
  guessUserLikeBooks,
  match,
  putModels,
  rateAnswer,
  recommendBooks,
  tryModel,
];
