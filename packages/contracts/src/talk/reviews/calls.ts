import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { choosePublicName } from './choose-public-name.ts';
import { delMyComment } from './del-my-comment.ts';
import { getMyComment } from './get-my-comment.ts';
import { getPublicName } from './get-public-name.ts';
import { getUserScore } from './get-user-score.ts';
import { reportComment } from './report-comment.ts';
import { userComment } from './user-comment.ts';
import { userCommentList } from './user-comment-list.ts';
import { userRatings } from './user-ratings.ts';

export const REVIEWS_CALLS: readonly AnyEndpoint[] = [
  userRatings,
  getUserScore,
  userCommentList,
  userComment,
  getMyComment,
  delMyComment,
  reportComment,
  getPublicName,
  choosePublicName,
];
