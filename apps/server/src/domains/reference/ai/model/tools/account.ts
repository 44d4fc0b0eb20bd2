import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { formatMoney } from '@lectern/rules/money';
import * as z from 'zod';
import { modelTool } from './model-tools.ts';

/**
 * The reader's loans, requests and debts: titles, days and amounts, without the reader's name and numbers and without those of copies. It
 * says nothing once texts of records were read: whoever wrote them may want to know.
 */
export const accountTool = modelTool({
  name: 'my_account',
  description:
    "The reader's own loans, requests and what the reader owes. Ask it before the catalogue: it cannot be asked after works were looked up.",
  input: z.strictObject({}),
  async run(_input, { asked, tools, evidence, seen }) {
    if (seen.hasTexts) return { error: 'the account cannot be looked at after the catalogue' };
    const [loans, requests, owed, limits] = await Promise.all([
      tools.loans(),
      tools.requests(),
      tools.owed(),
      tools.limits(),
    ]);
    const result = {
      loans: isRefusal(loans)
        ? loans
        : loans.loans.map((loan, at) => {
            const name = `L${at + 1}`;
            if (loan.canRenew)
              seen.loans.set(name, { loanId: loan.loanId, title: loan.title, until: loan.renewsUntil ?? '' });
            return {
              loan: name,
              ref: evidence.addWork(loan.recordId, [loan.title]),
              title: loan.title,
              due: loan.normReturnDate,
              daysLeft: loan.daysLeft,
              isOverdue: loan.overdue,
              canRenew: loan.canRenew,
              renewsUntil: loan.renewsUntil,
              why: loan.refusal?.message,
            };
          }),
      requests: isRefusal(requests)
        ? requests
        : requests.requests
            .filter(({ canCancel, isKept }) => canCancel || isKept)
            .map((request) => ({
              ref: evidence.addWork(request.recordId, [request.title]),
              title: request.title,
              isReady: request.isKept,
              keptUntil: request.keptUntil,
              place: request.takeLocationName,
              readersBefore: request.readersBefore,
            })),
      owes: isRefusal(owed) ? owed : formatMoney(owed.total, asked.language),
      canBorrow: isRefusal(limits) ? limits : limits.canBorrow,
      why: isRefusal(limits) ? [] : limits.limits.map(({ message }) => message),
    };
    if (!isRefusal(requests)) evidence.addNames(...requests.requests.map((one) => one.takeLocationName));
    if (!isRefusal(loans)) {
      evidence.addNumbers(loans.total, loans.renewable, loans.loans.filter(({ overdue }) => overdue).length);
      for (const { normReturnDate, renewsUntil, daysLeft } of loans.loans)
        evidence.addNumbers(normReturnDate, renewsUntil ?? '', Math.abs(daysLeft));
    }
    if (!isRefusal(requests)) {
      evidence.addNumbers(requests.total);
      for (const { keptUntil, readersBefore } of requests.requests)
        evidence.addNumbers(keptUntil ?? '', readersBefore ?? '');
    }
    evidence.addNumbers(
      asked.today,
      ...(typeof result.owes === 'string' ? [result.owes] : []),
      ...result.why,
    );
    return result;
  },
});
