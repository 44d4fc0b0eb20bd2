import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { clockIn, dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRefusal } from '../present-refusal.ts';

export const renewLoansCall = implement(renewLoans)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const results = await deps.ils.of(tenant).renew(patron.id, input.loanIds);
  if (isRefusal(results)) return results;
  const { timeZone } = tenant.settings.policy;
  const today = dateIn(timeZone, deps.clock.now());
  const renewed = results.filter((result) => result.renewed).length;
  return {
    renewed,
    refused: results.length - renewed,
    results: results.map((result) => ({
      loanId: result.loanId,
      title: result.title,
      renewed: result.renewed,
      normReturnDate: result.dueDate,
      dueTime: result.dueAt === undefined ? null : clockIn(timeZone, new Date(result.dueAt)),
      refusal: result.refusal ? presentRefusal(result.refusal, { language, today }) : null,
      renewFrom: result.renewFrom ?? null,
    })),
  };
});
