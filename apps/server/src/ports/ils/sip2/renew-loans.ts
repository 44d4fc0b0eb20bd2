import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  LOAN_CHANGED,
  LOAN_NOT_FOUND,
  RENEWAL_DENIED,
  RENEWAL_DENIED_BECAUSE,
} from '@lectern/contracts/library-system/renewal-errors';
import { fieldOf } from '../../../platform/sip2/read-message.ts';
import type { Loan, RenewalResult } from '../ils-loans.ts';
import type { NoPatron } from '../ils-refusals.ts';
import { readDue } from './read-due.ts';
import { readLoans } from './read-loans.ts';
import type { Sip2Context } from './sip2-context.ts';
import { Sip2Fault } from './sip2-fault.ts';

/**
 * Renews loans: all of a patron's at once (65) where that is asked for and the system takes it, else one after the other (29). Only what
 * the system says the patron has is asked for. If the answer to a loan does not come, nobody knows whether it was renewed, and the reader
 * is told to look again.
 * @throws Sip2Fault if no loan got an answer
 */
export async function renewLoans(
  context: Sip2Context,
  patronId: string,
  loanIds: readonly string[],
): Promise<readonly RenewalResult[] | NoPatron> {
  const read = await readLoans(context, patronId);
  if (isRefusal(read)) return read;
  const results: RenewalResult[] = [];
  const ids = new Set(loanIds);
  const isAll = read.loans.length > 1 && read.loans.every(({ id, refusal }) => ids.has(id) && !refusal);
  if (isAll && context.system.takes('renewAll')) {
    const renewed = await renewAll(context, patronId, read.loans);
    results.push(...renewed);
    for (const { loanId } of renewed) ids.delete(loanId);
    if (ids.size === 0) return results;
  }
  let fault: Sip2Fault | undefined;
  let hasAnswer = results.length > 0;
  for (const loanId of ids) {
    const loan = read.loans.find(({ id }) => id === loanId);
    try {
      results.push(await renewOne(context, patronId, loanId, loan));
      hasAnswer ||= loan !== undefined;
    } catch (error) {
      if (!(error instanceof Sip2Fault)) throw error;
      fault = error;
      results.push(notRenewed(loanId, loan, refuse(LOAN_CHANGED)));
    }
  }
  if (fault && !hasAnswer) throw fault;
  return results;
}

/**
 * Asks for all loans at once. The answer names them by title or barcode, as the system likes: what became due later was renewed. Loans that
 * are absent from the results were not, and are asked for one by one, since only then the system says why. If the answer is lost, none is
 * asked again.
 */
async function renewAll(
  context: Sip2Context,
  patronId: string,
  loans: readonly Loan[],
): Promise<RenewalResult[]> {
  const { sentAt, AO, AC } = await context.system.frame();
  for (const { barcode } of loans) context.items.forget(barcode);
  const answer = await context.system
    .change({ code: '65', fixed: { sentAt }, fields: { AO, AA: patronId, AC, BO: 'N' } }, '66')
    .catch((error: unknown) => {
      if (error instanceof Sip2Fault) return undefined;
      throw error;
    });
  const now = await readLoans(context, patronId);
  const dueNow = new Map((isRefusal(now) ? [] : now.loans).map((loan) => [loan.id, loan]));
  return loans.flatMap((loan): RenewalResult[] => {
    const { id: loanId, title, dueDate, dueAt } = dueNow.get(loan.id) ?? loan;
    const isLater = dueDate > loan.dueDate || (dueAt ?? '') > (loan.dueAt ?? '');
    if (isLater) return [{ loanId, title, renewed: true, dueDate, ...(dueAt !== undefined && { dueAt }) }];
    return answer ? [] : [notRenewed(loanId, loan, refuse(LOAN_CHANGED))];
  });
}

async function renewOne(
  context: Sip2Context,
  patronId: string,
  loanId: string,
  loan: Loan | undefined,
): Promise<RenewalResult> {
  if (!loan) return notRenewed(loanId, loan, refuse(LOAN_NOT_FOUND));
  if (loan.refusal) return notRenewed(loanId, loan, loan.refusal);
  const { sentAt, AO, AC } = await context.system.frame();
  // Means nothing without "no block", but some systems take no blanks for it.
  const blockDueAt = sentAt;
  context.items.forget(loan.barcode);
  const answer = await context.system.change(
    {
      code: '29',
      fixed: { thirdParty: 'N', noBlock: 'N', sentAt, blockDueAt },
      fields: { AO, AA: patronId, AB: loan.barcode, AC, BO: 'N' },
    },
    '30',
  );
  if (answer.fixed.ok !== '1') return notRenewed(loanId, loan, denialOf(fieldOf(answer, 'AF')));
  const due = readDue(fieldOf(answer, 'AH'), context.policy.timeZone) ?? { dueDate: loan.dueDate };
  return { loanId, title: loan.title, renewed: true, ...due };
}

/** The reason is in the words of the library system. */
function denialOf(words: string) {
  const reason = words.trim();
  return reason === '' ? refuse(RENEWAL_DENIED) : refuse(RENEWAL_DENIED_BECAUSE, { reason });
}

function notRenewed(
  loanId: string,
  loan: Loan | undefined,
  refusal: NonNullable<RenewalResult['refusal']>,
): RenewalResult {
  const due = loan && { dueDate: loan.dueDate, ...(loan.dueAt !== undefined && { dueAt: loan.dueAt }) };
  return { loanId, title: loan?.title ?? '', renewed: false, dueDate: '', ...due, refusal };
}
