import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOAN_CHANGED, LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import type { Loan, RenewalResult } from '../ils-loans.ts';
import type { NoPatron, RenewalRefusal } from '../ils-refusals.ts';
import { readDueTime } from '../over-http/read-due.ts';
import { SystemFault } from '../over-http/system-fault.ts';
import type { KohaContext } from './koha-context.ts';
import { type KohaLoan, readKohaLoans } from './koha-loans.ts';
import { denialOf, withRenewability } from './koha-renewability.ts';

/**
 * Renews loans one after the other. If the answer to a loan does not come, nobody knows whether it was renewed, and the reader is told to
 * look again.
 * @throws SystemFault if no loan got an answer
 */
export async function renewKohaLoans(
  context: KohaContext,
  patronId: string,
  loanIds: readonly string[],
): Promise<readonly RenewalResult[] | NoPatron> {
  const read = await readKohaLoans(context, patronId);
  if (isRefusal(read)) return read;
  const results: RenewalResult[] = [];
  let fault: SystemFault | undefined;
  let hasAnswer = false;
  for (const loanId of new Set(loanIds)) {
    const known = read.loans.find(({ loan }) => loan.id === loanId);
    if (!known || known.loan.refusal) {
      results.push(notRenewed(loanId, known?.loan, known?.loan.refusal ?? refuse(LOAN_NOT_FOUND)));
      continue;
    }
    if (context.renewing.has(loanId)) {
      results.push(notRenewed(loanId, known.loan, refuse(LOAN_CHANGED)));
      hasAnswer = true;
      continue;
    }
    context.renewing.add(loanId);
    try {
      results.push(await renewOne(context, known));
      hasAnswer = true;
    } catch (error) {
      if (!(error instanceof SystemFault)) throw error;
      fault = error;
      results.push(notRenewed(loanId, known.loan, refuse(LOAN_CHANGED)));
    } finally {
      context.renewing.delete(loanId);
    }
  }
  if (fault && !hasAnswer) throw fault;
  return results;
}

async function renewOne(context: KohaContext, known: KohaLoan): Promise<RenewalResult> {
  const { api, biblios, policy } = context;
  const { loan, biblioId } = known;
  if (biblioId !== undefined) biblios.forget(String(biblioId));
  const answer = await api.renew(Number(loan.id));
  if (answer === undefined) return notRenewed(loan.id, loan, refuse(LOAN_NOT_FOUND));
  if (typeof answer === 'string') {
    const { maxRenewals } = answer === 'too_many' ? await withRenewability(context, known) : loan;
    return notRenewed(loan.id, loan, (await denialOf(context, known, answer, maxRenewals)).refusal);
  }
  const due = readDueTime(answer.due_date, policy.timeZone);
  if (!due) throw new SystemFault('garbled', 'a renewed loan has no due date');
  return { loanId: loan.id, title: loan.title, renewed: true, ...due };
}

function notRenewed(loanId: string, loan: Loan | undefined, refusal: RenewalRefusal): RenewalResult {
  const due = loan && { dueDate: loan.dueDate, ...(loan.dueAt !== undefined && { dueAt: loan.dueAt }) };
  return { loanId, title: loan?.title ?? '', renewed: false, dueDate: '', ...due, refusal };
}
