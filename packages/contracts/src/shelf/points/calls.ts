import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { checkScoreFlag } from './check-score-flag.ts';
import { correctPoints } from './correct-points.ts';
import { getPointTerms } from './get-point-terms.ts';
import { getReaderPoints } from './get-reader-points.ts';
import { getScoreNotice } from './get-score-notice.ts';
import { listPointLines } from './list-point-lines.ts';
import { putPointTerms } from './put-point-terms.ts';
import { scorePay } from './score-pay.ts';

export const POINTS_CALLS: readonly AnyEndpoint[] = [
  getScoreNotice,
  listPointLines,
  checkScoreFlag,
  scorePay,
  getPointTerms,
  putPointTerms,
  getReaderPoints,
  correctPoints,
];
