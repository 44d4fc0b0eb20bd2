import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOST_WAY_NOT_OFFERED } from '@lectern/contracts/lending/fines/errors';
import { reportLost } from '@lectern/contracts/lending/fines/report-lost';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';

export const reportLostCall = implement(reportLost)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { currency } = tenant.settings.policy;
  const { behaviours } = deps.ils.of(tenant);
  if (!behaviours) return refuse(LOST_WAY_NOT_OFFERED);
  return answerAct(
    context,
    () => behaviours.reportLost(patron.id, input.loanId, input.way),
    ({ behaviourId, charged, finePosted }) => ({
      behaviourDetlId: behaviourId,
      charged: { amount: charged, currency },
      finePosted: { amount: finePosted, currency },
    }),
  );
});
