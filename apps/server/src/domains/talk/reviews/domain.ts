import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { bibChanged } from '../../collection/catalogue/bib-changed.ts';
import { choosePublicNameCall } from './calls/choose-public-name.ts';
import { delMyCommentCall } from './calls/del-my-comment.ts';
import { getMyCommentCall } from './calls/get-my-comment.ts';
import { getPublicNameCall } from './calls/get-public-name.ts';
import { getUserScoreCall } from './calls/get-user-score.ts';
import { reportCommentCall } from './calls/report-comment.ts';
import { userCommentCall } from './calls/user-comment.ts';
import { userCommentListCall } from './calls/user-comment-list.ts';
import { userRatingsCall } from './calls/user-ratings.ts';
import { forgetReviews } from './forget-reviews.ts';
import { decidedRatings } from './rating-changed.ts';
import { reviewedReviews } from './reviewed-reviews.ts';

/** Stars and reviews of works, and the names under which readers publish. */
export const reviews: Domain = {
  calls: [
    userRatingsCall,
    getUserScoreCall,
    userCommentListCall,
    userCommentCall,
    getMyCommentCall,
    delMyCommentCall,
    reportCommentCall,
    getPublicNameCall,
    choosePublicNameCall,
  ],
  reviewed: [reviewedReviews],
  sends: [bibChanged],
  hears: [decidedRatings],
  forgets: [forgetReviews],
  personal: [
    ownRows('reviews', 'review', {
      reader: 'patron_id',
      columns: [
        'record_id',
        'title',
        'author',
        'isbn',
        'stars',
        'content',
        'state',
        'refusal_reason',
        'submitted_at',
        'checked_at',
      ],
    }),
    ownRows('public-name', 'public_name', { reader: 'patron_id', columns: ['name', 'chosen_at'] }),
  ],
  demo: async () => (await import('./demo/seed-reviews.ts')).reviewsSeed,
};
