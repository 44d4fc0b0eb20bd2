import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addFeedbackPicture } from './add-feedback-picture.ts';
import { answerFeedback } from './answer-feedback.ts';
import { continueFeedback } from './continue-feedback.ts';
import { getFeedbackPicture } from './get-feedback-picture.ts';
import { listDeskFeedback } from './list-desk-feedback.ts';
import { listFeedback } from './list-feedback.ts';
import { requestService } from './request-service.ts';
import { sendFeedback } from './send-feedback.ts';
import { setFeedbackState } from './set-feedback-state.ts';

export const FEEDBACK_CALLS: readonly AnyEndpoint[] = [
  sendFeedback,
  requestService,
  addFeedbackPicture,
  getFeedbackPicture,
  listFeedback,
  continueFeedback,
  listDeskFeedback,
  answerFeedback,
  setFeedbackState,
];
