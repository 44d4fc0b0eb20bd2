import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TRIAL_ANSWER_MISSING, TRIAL_NOT_OPEN } from '@lectern/contracts/resources/trials/errors';
import type { OwnTrialAnswer } from '@lectern/contracts/resources/trials/trial-answer';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { readShownEresource } from '../databases/read-shown-eresource.ts';
import { presentAnswer } from './present-answer.ts';
import type { TrialAnswer } from './tables.ts';
import { putTrialAnswer } from './trial-answer-store.ts';
import { isAsking, trialQuestions } from './trial-questions.ts';

/** What a reader sends. */
export interface SentAnswer {
  readonly id: string;
  /** Answers by question; an empty id answers the first one. */
  readonly answers: readonly TrialAnswer[];
  readonly withName: boolean;
}

/** Keeps what a reader thinks of a trial. Answers to questions that are not asked are left out. */
export async function keepAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: CallContext<'patron'>,
  { id, answers, withName }: SentAnswer,
): Promise<OwnTrialAnswer | Refusal<'ERESOURCE_NOT_FOUND' | 'TRIAL_NOT_OPEN' | 'TRIAL_ANSWER_MISSING'>> {
  const { tenant, patron } = context;
  const eresource = await readShownEresource(deps, context, id);
  if (isRefusal(eresource)) return eresource;
  if (!isAsking(eresource)) return refuse(TRIAL_NOT_OPEN);
  const questions = trialQuestions(eresource);
  const kept = questions.flatMap((question, at) => {
    const answer = answers.find(
      ({ questionId }) => questionId === question.id || (at === 0 && questionId === ''),
    );
    return answer && answer.text !== '' ? [{ questionId: question.id, text: answer.text }] : [];
  });
  if (kept.length === 0) return refuse(TRIAL_ANSWER_MISSING);
  const row = {
    tenant_id: tenant.id,
    eresource_id: eresource.id,
    patron_id: patron.id,
    opinions: toJson(kept),
    with_name: toBit(withName),
    given_at: deps.clock.now().toISOString(),
  };
  await putTrialAnswer(deps.db, row);
  return presentAnswer(row);
}
