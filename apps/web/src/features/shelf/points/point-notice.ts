import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getScoreNotice } from '@lectern/contracts/shelf/points/get-score-notice';

/** The reader's points and the terms of the library. */
export type PointNotice = OutputOf<(typeof getScoreNotice)['output']>;
