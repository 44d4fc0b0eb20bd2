import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  LOAN_CHANGED,
  LOAN_NOT_FOUND,
  RENEWAL_DENIED,
  RENEWAL_DENIED_BECAUSE,
  RENEWAL_ITEM_RECALLED,
  RENEWAL_NOT_ALLOWED,
} from '@lectern/contracts/library-system/renewal-errors';
import type { Loan, RenewalResult } from '../ils-loans.ts';
import type { NoPatron, RenewalRefusal } from '../ils-refusals.ts';
import { readDueTime } from '../over-http/read-due.ts';
import { SystemFault } from '../over-http/system-fault.ts';
import type { FolioContext } from './folio-context.ts';
import { idOfLoan, readFolioLoans } from './folio-loans.ts';
import type { FolioLoan } from './folio-shapes.ts';

/**
 * Renews loans one after the other. If the answer to a loan does not come, nobody knows whether it was renewed, and the reader is told to
 * look again.
 * @throws SystemFault if no loan got an answer
 */
export async function renewFolioLoans(
  context: FolioContext,
  patronId: string,
  loanIds: readonly string[],
): Promise<readonly RenewalResult[] | NoPatron> {
  const read = await readFolioLoans(context, patronId);
  if (isRefusal(read)) return read;
  const results: RenewalResult[] = [];
  let fault: SystemFault | undefined;
  let hasAnswer = false;
  for (const loanId of new Set(loanIds)) {
    const loan = read.loans.find(({ id }) => id === loanId);
    const there = read.account.loans.find((one) => idOfLoan(one) === loanId);
    if (!loan || !there || loan.refusal) {
      results.push(notRenewed(loanId, loan, loan?.refusal ?? refuse(LOAN_NOT_FOUND)));
      continue;
    }
    try {
      results.push(await renewOne(context, patronId, loan, there));
      hasAnswer = true;
    } catch (error) {
      if (!(error instanceof SystemFault)) throw error;
      fault = error;
      results.push(notRenewed(loanId, loan, refuse(LOAN_CHANGED)));
    }
  }
  if (fault && !hasAnswer) throw fault;
  return results;
}

async function renewOne(
  context: FolioContext,
  patronId: string,
  loan: Loan,
  { item }: FolioLoan,
): Promise<RenewalResult> {
  context.instances.forget(item.instanceId);
  const answer = await context.api.renew(patronId, item.itemId);
  if ('words' in answer)
    return notRenewed(loan.id, loan, answer.isUnknown ? refuse(LOAN_NOT_FOUND) : denialOf(answer.words));
  const due = readDueTime(answer.dueDate, context.policy.timeZone);
  if (!due) throw new SystemFault('garbled', 'a renewed loan has no due date');
  return { loanId: loan.id, title: loan.title, renewed: true, ...due };
}

/** The messages of FOLIO's circulation that we have words for. */
const DENIALS: readonly (readonly [RegExp, () => RenewalRefusal])[] = [
  [/active recall request/i, () => refuse(RENEWAL_ITEM_RECALLED)],
  [/^(loan is not renewable|item is not loanable)/i, () => refuse(RENEWAL_NOT_ALLOWED)],
];

/** Other reasons are in the words of the library system. */
function denialOf(words: string): RenewalRefusal {
  const known = DENIALS.find(([form]) => form.test(words));
  if (known) return known[1]();
  return words === '' ? refuse(RENEWAL_DENIED) : refuse(RENEWAL_DENIED_BECAUSE, { reason: words });
}

function notRenewed(loanId: string, loan: Loan | undefined, refusal: RenewalRefusal): RenewalResult {
  const due = loan && { dueDate: loan.dueDate, ...(loan.dueAt !== undefined && { dueAt: loan.dueAt }) };
  return { loanId, title: loan?.title ?? '', renewed: false, dueDate: '', ...due, refusal };
}
