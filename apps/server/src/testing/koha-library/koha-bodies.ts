import { instantAt } from '../../platform/local-time.ts';
import type { IlsTenant } from '../../ports/ils/library-systems.ts';
import { memoryAccount } from '../memory-library/memory-account.ts';
import type {
  MemoryHold,
  MemoryItem,
  MemoryLibrary,
  MemoryLoan,
  MemoryPatron,
} from '../memory-library/memory-library.ts';
import type { KohaNumbers } from './koha-numbers.ts';

/** The rows that Koha answers for a library in memory, as its schemas say and not as our driver reads them. */
export function kohaBodies(library: MemoryLibrary, numbers: KohaNumbers, tenant: IlsTenant) {
  const { timeZone } = tenant.policy;
  /** As Koha writes instants: with the offset of its time zone, without fractions. */
  const instant = (day: string, minutes: number) =>
    new Date(instantAt(timeZone, day, minutes) + 8 * 3_600_000).toISOString().replace('.000Z', '+08:00');
  const LAST = 23 * 60 + 59;
  const openLoan = (item: MemoryItem) =>
    library.loans.find((one) => one.item === item && one.returnedOn === undefined);
  const biblio = (bibId: string) => ({
    biblio_id: numbers.of(bibId),
    title: library.titles.get(bibId) ?? '',
    author: 'Author, Ann',
  });

  const placeOf = (hold: MemoryHold) =>
    library.holds
      .filter(({ bibId, readyUntil }) => bibId === hold.bibId && readyUntil === undefined)
      .indexOf(hold) + 1;

  return {
    patron: ({ id, primaryId, name, status, expiresOn }: MemoryPatron) => ({
      patron_id: numbers.of(id),
      cardnumber: primaryId,
      userid: primaryId.toLowerCase(),
      surname: name,
      firstname: null,
      library_id: 'MAIN',
      category_id: 'undergraduate',
      expiry_date: expiresOn,
      patron_card_lost: status === 'card_lost',
      restricted: status === 'frozen',
      anonymized: false,
    }),
    checkout: (loan: MemoryLoan) => ({
      checkout_id: numbers.of(loan.id),
      patron_id: numbers.of(loan.patronId),
      item_id: numbers.of(loan.item.id),
      library_id: loan.item.libraryCode,
      checkout_date: instant(loan.checkedOutOn, 600),
      due_date: instant(loan.dueDate, LAST),
      checkin_date: null,
      renewals_count: loan.renewals,
      auto_renew: false,
      onsite_checkout: false,
    }),
    item: (item: MemoryItem, withBiblio: boolean) => {
      const notForLoan = item.status === 'reference' ? 1 : 0;
      return {
        item_id: numbers.of(item.id),
        biblio_id: numbers.of(item.bibId),
        external_id: item.barcode,
        callnumber: item.callNumber,
        inventory_number: item.inventoryNumber ?? null,
        home_library_id: item.libraryCode,
        holding_library_id: item.libraryCode,
        location: item.locationCode,
        serial_issue_number: null,
        checked_out_date: openLoan(item)?.checkedOutOn ?? null,
        lost_status: item.status === 'missing' ? 4 : 0,
        withdrawn: item.status === 'withdrawn' ? 1 : 0,
        damaged_status: 0,
        not_for_loan_status: notForLoan,
        effective_not_for_loan_status: notForLoan || (item.itemType === 'not-for-loan' ? 1 : 0),
        item_type_id: item.itemType,
        ...(withBiblio && { biblio: biblio(item.bibId) }),
      };
    },
    hold: (hold: MemoryHold, withBiblio: boolean) => ({
      hold_id: numbers.of(hold.id),
      biblio_id: numbers.of(hold.bibId),
      patron_id: numbers.of(hold.patronId),
      item_id: hold.itemId === undefined ? null : numbers.of(hold.itemId),
      item_level: hold.itemId !== undefined,
      pickup_library_id: hold.pickupLibrary ?? 'MAIN',
      hold_date: '2026-02-20',
      status: hold.readyUntil === undefined ? null : 'W',
      expiration_date: hold.readyUntil ?? hold.wantedUntil ?? null,
      priority: hold.readyUntil === undefined ? placeOf(hold) : 0,
      suspended: hold.suspendedUntil !== undefined,
      suspended_until: hold.suspendedUntil === undefined ? null : instant(hold.suspendedUntil, 0),
      notes: hold.note ?? null,
      ...(withBiblio && { biblio: biblio(hold.bibId) }),
    }),
    account(patron: MemoryPatron) {
      const { open, fineOf } = memoryAccount(library, tenant, patron);
      const line = (id: string, amount: number, date: string, loan: MemoryLoan | undefined) => ({
        account_line_id: numbers.of(id),
        patron_id: numbers.of(patron.id),
        amount: amount / 100,
        amount_outstanding: amount / 100,
        date,
        debit_type: 'OVERDUE',
        status: loan && openLoan(loan.item) === loan ? 'UNRETURNED' : 'RETURNED',
        item_id: loan ? numbers.of(loan.item.id) : null,
        description: null,
      });
      const posted = library.fines
        .filter(({ patronId }) => patronId === patron.id)
        .map(({ id, amount, postedAt, loan }) => line(id, amount, postedAt, loan));
      // Posted every night by Koha's cronjob.
      const growing = open
        .filter((loan) => fineOf(loan) > 0)
        .map((loan) => line(`fine ${loan.id}`, fineOf(loan), instant(loan.dueDate, LAST), loan));
      const lines = [...posted, ...growing];
      const total = lines.reduce((sum, one) => sum + one.amount_outstanding, 0);
      return {
        balance: total,
        outstanding_credits: { total: 0, lines: [] },
        outstanding_debits: { total, lines },
      };
    },
  };
}
