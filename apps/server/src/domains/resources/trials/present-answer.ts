import type { OwnTrialAnswer } from '@lectern/contracts/resources/trials/trial-answer';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { TrialOpinionTable } from './tables.ts';

/** An answer as its reader sees it. */
export function presentAnswer(row: TrialOpinionTable): OwnTrialAnswer {
  return { answers: fromJson(row.opinions), withName: row.with_name === 1, answeredAt: row.given_at };
}
