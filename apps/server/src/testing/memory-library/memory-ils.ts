import { availabilityOfStatus, countItems } from '@lectern/contracts/collection/holdings/availability';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import { fold } from '@lectern/search/analysis/fold';
import * as z from 'zod';
import { overdueDays } from '../../domains/lending/circulation/rules/overdue-fine.ts';
import { addDays } from '../../platform/clock.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Ability } from '../../ports/ils/abilities.ts';
import type { Availability, Item } from '../../ports/ils/ils-items.ts';
import type { RenewalResult } from '../../ports/ils/ils-loans.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import { type IlsTenant, type ReadyDriver, readyDriver } from '../../ports/ils/library-systems.ts';
import { MEMORY_RULE, memoryAccount, presentMemoryLoan, traitsOf } from './memory-account.ts';
import type { MemoryItem, MemoryLibrary, MemoryPatron } from './memory-library.ts';

export const MEMORY_ABILITIES: readonly Ability[] = [
  'signIn',
  'loanRules',
  'pastLoans',
  'shelves',
  'renewalForecast',
  'renewalCounts',
  'growingFines',
  'useOfItems',
  'loanLimit',
  'blockReasons',
];

/** Settings `{ kind: 'memory' }` name the library. */
export function memoryDriver(library: MemoryLibrary): ReadyDriver {
  return readyDriver({
    kind: 'memory',
    can: MEMORY_ABILITIES,
    settings: z.object({ kind: z.literal('memory') }),
    open: (tenant) => createMemoryIls(library, tenant),
  });
}

/** A library system elsewhere that signs its patrons in and tells its shelves; it has no desk, no guarantees and no statistics. */
export function createMemoryIls(library: MemoryLibrary, tenant: IlsTenant): IlsPort {
  const shownItems = (bibId: string) =>
    library.items.filter((item) => item.bibId === bibId && item.status !== 'withdrawn').sort(byPlace);
  const ofPatron = (patron: MemoryPatron) => memoryAccount(library, tenant, patron);

  /** What a patron is asked for; a refusal where there is no such patron. */
  async function forPatron<Answer>(patronId: string, answer: (patron: MemoryPatron) => Answer) {
    const patron = library.patrons.find(({ id }) => id === patronId);
    return patron ? answer(patron) : refuse(PATRON_NOT_FOUND);
  }

  function renewOne(patron: MemoryPatron, loanId: string): RenewalResult {
    const account = ofPatron(patron);
    const loan = account.open.find(({ id }) => id === loanId);
    if (!loan) return { loanId, title: '', renewed: false, dueDate: '', refusal: refuse(LOAN_NOT_FOUND) };
    const { title } = traitsOf(library, loan);
    const { newDueDate, refusal, renewFrom } = account.considerRenewal(loan);
    if (refusal) return { loanId, title, renewed: false, dueDate: loan.dueDate, refusal, renewFrom };
    const amount = account.fineOf(loan);
    const postedAt = library.clock.now().toISOString();
    if (amount > 0) library.fines.push({ id: newId(), patronId: patron.id, amount, postedAt, loan });
    loan.posted += amount;
    loan.dueDate = newDueDate;
    loan.renewals += 1;
    const next = ofPatron(patron).considerRenewal(loan);
    return { loanId, title, renewed: true, dueDate: newDueDate, renewFrom: next.renewFrom };
  }

  return {
    outside: true,
    availability: async (bibIds) =>
      new Map(bibIds.map((bibId) => [bibId, availabilityOf(library, bibId, shownItems(bibId))])),
    items: async (bibId) => shownItems(bibId).map((item) => presentItem(library, item)),
    patronAccount: (patronId) =>
      forPatron(patronId, (patron) => {
        const { open, today, owed, accruing, blocks } = ofPatron(patron);
        const { primaryId, name, expiresOn, loanLimit } = patron;
        return {
          primaryId,
          name,
          libraryCode: 'MAIN',
          expiresOn,
          patronGroup: 'undergraduate',
          blocks,
          loanCount: open.length,
          ...(loanLimit !== undefined && { loanLimit }),
          overdueCount: open.filter(({ dueDate }) => dueDate < today).length,
          dueSoonCount: open.filter(({ dueDate }) => dueDate >= today && dueDate <= addDays(today, 3)).length,
          owed,
          accruing,
          currency: tenant.policy.currency,
        };
      }),
    loanRules: (patronId) => forPatron(patronId, () => [MEMORY_RULE]),
    loans: (patronId) =>
      forPatron(patronId, (patron) => {
        const account = ofPatron(patron);
        return account.open.map((loan) => presentMemoryLoan(library, account, loan));
      }),
    async pastLoans(patronId, filter) {
      const { from = '', to = '9999-12-31', words = '', oldestFirst, offset, limit } = filter;
      const ended = library.loans.flatMap((loan) => {
        const { returnedOn } = loan;
        if (loan.patronId !== patronId || returnedOn === undefined) return [];
        const traits = traitsOf(library, loan);
        const isWanted = returnedOn >= from && returnedOn <= to && fold(traits.title).includes(fold(words));
        if (!isWanted) return [];
        const amountDue = library.fines.reduce(
          (sum, fine) => sum + (fine.loan === loan ? fine.amount : 0),
          0,
        );
        // Nobody pays fines of this library.
        const charges = { amountDue, amountPaid: 0, paymentMethods: [] };
        return [{ ...traits, ...charges, returnedOn, overdueDays: overdueDays(loan.dueDate, returnedOn) }];
      });
      ended.sort((one, other) => other.returnedOn.localeCompare(one.returnedOn));
      if (oldestFirst) ended.reverse();
      return { total: ended.length, loans: ended.slice(offset, offset + limit) };
    },
    openFines: async (patronId) =>
      library.fines
        .filter((fine) => fine.patronId === patronId)
        .map(({ id, amount, postedAt, loan }) => {
          const traits = loan && traitsOf(library, loan);
          const { title = '', author = '', barcode = '', callNumber = '', locationCode = '' } = traits ?? {};
          const about = { title, author, barcode, callNumber, locationCode };
          return { ...about, id, kind: 'overdue' as const, amount, postedAt };
        }),
    renew: (patronId, loanIds) =>
      forPatron(patronId, (patron) => [...new Set(loanIds)].map((loanId) => renewOne(patron, loanId))),
    signIn: {
      async check(primaryId, password) {
        const patron = library.patrons.find(
          (one) => one.primaryId === primaryId && one.password === password,
        );
        return patron && { patronId: patron.id, primaryId, name: patron.name, libraryCode: 'MAIN' };
      },
    },
    shelves: {
      itemsOf: async (bibIds) =>
        new Map(
          bibIds.flatMap((bibId) => {
            const items = shownItems(bibId).map((item) => ({
              ...item,
              availability: availabilityOfStatus(presentItem(library, item).status),
            }));
            return items.length > 0 ? [[bibId, items] as const] : [];
          }),
        ),
    },
  };
}

function availabilityOf(library: MemoryLibrary, bibId: string, items: readonly MemoryItem[]): Availability {
  const shown = items.map((item) => presentItem(library, item));
  const counts = countItems(shown);
  const nearest =
    shown.find(({ status }) => status === 'available') ??
    shown.find(({ status }) => status === 'reference') ??
    shown[0];
  const places = new Set(items.map(({ libraryCode, locationCode }) => `${libraryCode} ${locationCode}`));
  const [earliestDue] = shown.flatMap(({ dueDate }) => dueDate ?? []).sort();
  return {
    ...counts,
    ...(nearest && {
      nearest: {
        libraryCode: nearest.libraryCode,
        locationCode: nearest.locationCode,
        callNumber: nearest.callNumber,
      },
    }),
    otherPlaces: Math.max(0, places.size - 1),
    ...(counts.loanableCount === 0 && earliestDue && { earliestDue }),
    waiting: library.holds.filter((hold) => hold.bibId === bibId).length,
  };
}

function presentItem(library: MemoryLibrary, item: MemoryItem): Item {
  const loan = library.loans.find((one) => one.item.id === item.id && one.returnedOn === undefined);
  if (loan) return { ...item, status: 'on_loan', dueDate: loan.dueDate };
  const staysHere = item.status === 'available' && item.itemType === 'not-for-loan';
  return staysHere ? { ...item, status: 'reference' } : item;
}

function byPlace(one: MemoryItem, other: MemoryItem): number {
  return one.libraryCode.localeCompare(other.libraryCode) || one.callNumber.localeCompare(other.callNumber);
}
