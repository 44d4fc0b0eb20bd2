import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { listTrialAnswers } from '@lectern/contracts/resources/trials/list-trial-answers';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { anyEresource } from '../../databases/any-eresource.ts';
import type { TrialAnswer } from '../tables.ts';
import { listTrialAnswerRows } from '../trial-answer-store.ts';
import { trialQuestions } from '../trial-questions.ts';

export const listTrialAnswersCall = implement(listTrialAnswers)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { id, page, rows: limit } = input;
  const eresource = await anyEresource(deps.db, tenant.id, id);
  if (!eresource) return refuse(ERESOURCE_NOT_FOUND);
  const { total, rows } = await listTrialAnswerRows(deps.db, tenant.id, id, {
    offset: (page - 1) * limit,
    limit,
  });
  const asked = new Map(trialQuestions(eresource).map((one) => [one.id, nameIn(one.text, language)]));
  const ils = deps.ils.of(tenant);
  const answers = await Promise.all(
    rows.map(async (row) => {
      const account = row.with_name === 1 ? await ils.patronAccount(row.patron_id) : undefined;
      return {
        answeredAt: row.given_at,
        name: account && !isRefusal(account) ? account.name : '',
        answers: fromJson<TrialAnswer[]>(row.opinions).map(({ questionId, text }) => ({
          question: asked.get(questionId) ?? '',
          text,
        })),
      };
    }),
  );
  return { total, answers };
});
