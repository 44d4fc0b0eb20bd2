import { createCalendar } from '../../domains/lending/circulation/rules/calendar.ts';
import { overdueFine } from '../../domains/lending/circulation/rules/overdue-fine.ts';
import { patronBlocks } from '../../domains/lending/circulation/rules/patron-blocks.ts';
import {
  dueDateIfRenewedOn,
  firstUsefulRenewal,
} from '../../domains/lending/circulation/rules/renewal-dates.ts';
import { renewalRefusal } from '../../domains/lending/circulation/rules/renewal-policy.ts';
import { dateIn } from '../../platform/clock.ts';
import type { Loan } from '../../ports/ils/ils-loans.ts';
import type { IlsTenant } from '../../ports/ils/library-systems.ts';
import type { MemoryLibrary, MemoryLoan, MemoryPatron } from './memory-library.ts';

/** The rules of the small library that the port's suite describes. */
export const MEMORY_RULE = {
  itemType: 'book',
  loanable: true,
  loanDays: 30,
  renewDays: 30,
  maxRenewals: 3,
  finePerDay: 10,
  fineCap: 2000,
  grace: 0,
  closedDaysCost: false,
  amnesties: [],
};

/** What stands on a patron's account today. */
export function memoryAccount(library: MemoryLibrary, { policy }: IlsTenant, patron: MemoryPatron) {
  const today = dateIn(policy.timeZone, library.clock.now());
  const calendar = createCalendar(library.closedDays.map((day) => ({ libraryCode: '', day })));
  const open = library.loans
    .filter((loan) => loan.patronId === patron.id && loan.returnedOn === undefined)
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate) || one.id.localeCompare(other.id));
  const fineOf = ({ dueDate, item, posted }: MemoryLoan) =>
    overdueFine({ ...MEMORY_RULE, dueDate, libraryCode: item.libraryCode, posted }, today, calendar);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const owed = sum(library.fines.filter((fine) => fine.patronId === patron.id).map((fine) => fine.amount));
  const accruing = sum(open.map(fineOf));
  const blocks = patronBlocks(
    { ...patron, guaranteed: false, guaranteesOthers: false, debt: owed + accruing },
    { today, fineLimit: policy.fineLimit, currency: policy.currency },
  );

  function considerRenewal(loan: MemoryLoan) {
    const terms = { ...MEMORY_RULE, dueDate: loan.dueDate, libraryCode: loan.item.libraryCode };
    const newDueDate = dueDateIfRenewedOn(today, terms, calendar);
    const renewFrom = firstUsefulRenewal(today, terms, calendar);
    const isBook = loan.item.itemType === 'book';
    const refusal = renewalRefusal({
      blocks,
      recalled: loan.item.recalled,
      rule: { ...MEMORY_RULE, maxRenewals: isBook ? MEMORY_RULE.maxRenewals : 0 },
      renewals: loan.renewals,
      dueDate: loan.dueDate,
      isLonger: newDueDate > loan.dueDate,
      renewFrom,
      today,
      overdueLimitDays: policy.renewalOverdueLimitDays,
      waiting: waitingFor(library, loan),
    });
    return { newDueDate, refusal, ...(refusal?.code === 'RENEWAL_NOT_LONGER' && { renewFrom }) };
  }

  return { today, open, owed, accruing, blocks, fineOf, considerRenewal };
}

export type MemoryAccount = ReturnType<typeof memoryAccount>;

export function presentMemoryLoan(library: MemoryLibrary, account: MemoryAccount, loan: MemoryLoan): Loan {
  const { newDueDate, refusal, renewFrom } = account.considerRenewal(loan);
  return {
    ...traitsOf(library, loan),
    isOverdue: loan.dueDate < account.today,
    maxRenewals: MEMORY_RULE.maxRenewals,
    recalled: loan.item.recalled,
    ...(refusal ? { refusal } : { renewsUntil: newDueDate }),
    ...(renewFrom !== undefined && { renewFrom }),
    overdueFine: account.fineOf(loan),
  };
}

/** What open and ended loans tell. */
export function traitsOf(
  { titles }: MemoryLibrary,
  { id, item, checkedOutOn, dueDate, renewals }: MemoryLoan,
) {
  const { id: itemId, bibId, barcode, callNumber, volume, libraryCode, locationCode } = item;
  const { inventoryNumber } = item;
  const place = {
    ...{ itemId, bibId, barcode, callNumber, volume, libraryCode, locationCode },
    ...(inventoryNumber !== undefined && { inventoryNumber }),
  };
  return { ...place, id, title: titles.get(bibId) ?? '', author: '', checkedOutOn, dueDate, renewals };
}

/** Readers who need this copy: those who wait for it, and those who wait for the title beyond its free copies. */
function waitingFor(library: MemoryLibrary, { item, patronId }: MemoryLoan): number {
  const others = library.holds.filter((hold) => hold.bibId === item.bibId && hold.patronId !== patronId);
  const forItem = others.filter((hold) => hold.itemId === item.id);
  const forTitle = others.filter((hold) => hold.itemId === undefined);
  const free = library.items.filter(
    (one) =>
      one.bibId === item.bibId &&
      one.status === 'available' &&
      !isOut(library, one.id) &&
      !others.some((hold) => hold.itemId === one.id),
  );
  return forItem.length + Math.max(0, forTitle.length - free.length);
}

export function isOut({ loans }: MemoryLibrary, itemId: string): boolean {
  return loans.some((loan) => loan.item.id === itemId && loan.returnedOn === undefined);
}
