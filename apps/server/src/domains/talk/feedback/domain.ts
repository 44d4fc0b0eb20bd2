import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { feedbackAuditNames } from './audit-names.ts';
import { addFeedbackPictureCall } from './calls/add-feedback-picture.ts';
import { answerFeedbackCall } from './calls/answer-feedback.ts';
import { continueFeedbackCall } from './calls/continue-feedback.ts';
import { getFeedbackPictureCall } from './calls/get-feedback-picture.ts';
import { listDeskFeedbackCall } from './calls/list-desk-feedback.ts';
import { listFeedbackCall } from './calls/list-feedback.ts';
import { requestServiceCall } from './calls/request-service.ts';
import { sendFeedbackCall } from './calls/send-feedback.ts';
import { setFeedbackStateCall } from './calls/set-feedback-state.ts';
import { feedbackAnswered } from './feedback-answered.ts';
import { forgetFeedback } from './forget-feedback.ts';

const reader = 'patron_id';

/** Conversations of readers with the library: about problems, and about services that a form asks for. */
export const feedback: Domain = {
  auditNames: feedbackAuditNames,
  calls: [
    sendFeedbackCall,
    requestServiceCall,
    addFeedbackPictureCall,
    getFeedbackPictureCall,
    listFeedbackCall,
    continueFeedbackCall,
    listDeskFeedbackCall,
    answerFeedbackCall,
    setFeedbackStateCall,
  ],
  sends: [feedbackAnswered],
  forgets: [forgetFeedback],
  personal: [
    ownRows('feedback', 'feedback', {
      reader,
      columns: [
        'id',
        'kind',
        'record_id',
        'title',
        'details',
        'page',
        'browser',
        'state',
        'sent_at',
        'updated_at',
      ],
    }),
    ownRows('feedback-messages', 'feedback_message', { reader, columns: ['feedback_id', 'text', 'sent_at'] }),
    ownRows('feedback-pictures', 'feedback_picture', {
      reader,
      columns: ['feedback_id', 'content', 'added_at'],
    }),
  ],
  demo: async () => (await import('./demo/seed-feedback.ts')).feedbackSeed,
};
