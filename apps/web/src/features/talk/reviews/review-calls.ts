import { getMyComment } from '@lectern/contracts/talk/reviews/get-my-comment';
import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import { userCommentList } from '@lectern/contracts/talk/reviews/user-comment-list';

/** What changes when a reader rates or reviews a work. */
export const REVIEW_CALLS = [getMyComment, getUserScore, userCommentList];
