import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { checkScoreFlagCall } from './calls/check-score-flag.ts';
import { correctPointsCall } from './calls/correct-points.ts';
import { getPointTermsCall } from './calls/get-point-terms.ts';
import { getReaderPointsCall } from './calls/get-reader-points.ts';
import { getScoreNoticeCall } from './calls/get-score-notice.ts';
import { listPointLinesCall } from './calls/list-point-lines.ts';
import { putPointTermsCall } from './calls/put-point-terms.ts';
import { scorePayCall } from './calls/score-pay.ts';
import { expireAllPoints } from './expire-all-points.ts';
import { hearReturns } from './hear-returns.ts';
import { hearTextDecisions } from './hear-text-decisions.ts';

/** Points of readers: how they are earned, when they expire, and paying fines with them. */
export const points: Domain = {
  calls: [
    getScoreNoticeCall,
    listPointLinesCall,
    checkScoreFlagCall,
    scorePayCall,
    getPointTermsCall,
    putPointTermsCall,
    getReaderPointsCall,
    correctPointsCall,
  ],
  hears: [hearReturns, hearTextDecisions],
  background: (deps) => ({ jobs: [expireAllPoints(deps)] }),
  forgets: [forgetRows('point_account', 'point_entry')],
  personal: [
    ownRows('points', 'point_entry', {
      reader: 'patron_id',
      columns: [
        'id',
        'kind',
        'operation',
        'change',
        'balance',
        'remaining',
        'expires_at',
        'cause',
        'platform',
        'note',
        'made_at',
      ],
    }),
    ownRows('points-account', 'point_account', { reader: 'patron_id', columns: ['balance'] }),
  ],
  demo: async () => (await import('./demo/seed-points.ts')).pointsSeed,
};
