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
import { folioId } from './folio-ids.ts';

/** The bodies that FOLIO answers for a library in memory, as its schemas say and not as our driver reads them. */
export function folioBodies(library: MemoryLibrary, tenant: IlsTenant) {
  const { timeZone } = tenant.policy;
  const lastMinute = (day: string) =>
    new Date(instantAt(timeZone, day, 23 * 60 + 59) + 59_000).toISOString().replace('Z', '+00:00');
  const itemBody = (bibId: string, item?: MemoryItem) => ({
    instanceId: folioId(bibId),
    ...(item && { itemId: folioId(item.id) }),
    title: library.titles.get(bibId) ?? '',
    author: 'Author, Ann',
  });
  const money = (minorUnits: number) => ({ amount: minorUnits / 100, isoCurrencyCode: 'CNY' });

  function loanBody(loan: MemoryLoan) {
    return {
      id: folioId(loan.id),
      item: itemBody(loan.item.bibId, loan.item),
      loanDate: new Date(instantAt(timeZone, loan.checkedOutOn, 600)).toISOString(),
      dueDate: lastMinute(loan.dueDate),
      overdue: Date.parse(lastMinute(loan.dueDate)) < library.clock.now().getTime(),
    };
  }

  function holdBody(hold: MemoryHold) {
    const { id, bibId, readyUntil, wantedUntil, note, pickupLibrary = 'MAIN' } = hold;
    const queue = library.holds.filter((one) => one.bibId === bibId && one.readyUntil === undefined);
    return {
      requestId: folioId(id),
      item: itemBody(bibId),
      requestDate: '2026-02-20T00:00:00.000+00:00',
      pickupLocationId: SERVICE_POINTS[pickupLibrary] ?? SERVICE_POINT,
      status: readyUntil === undefined ? 'Open - Not yet filled' : 'Open - Awaiting pickup',
      queuePosition: queue.indexOf(hold) + 1,
      ...(wantedUntil !== undefined && { expirationDate: wantedUntil }),
      ...(note !== undefined && { patronComments: note }),
    };
  }

  return {
    loanBody,
    holdBody,
    account(patron: MemoryPatron) {
      const { open, fineOf } = memoryAccount(library, tenant, patron);
      const posted = library.fines
        .filter(({ patronId }) => patronId === patron.id)
        .map(({ amount, postedAt, loan }) => ({
          ...(loan && { item: itemBody(loan.item.bibId, loan.item) }),
          chargeAmount: money(amount),
          accrualDate: postedAt,
          state: 'Unpaid',
          reason: 'Overdue fine',
        }));
      const growing = open
        .filter((loan) => fineOf(loan) > 0)
        .map((loan) => ({
          item: itemBody(loan.item.bibId, loan.item),
          chargeAmount: money(fineOf(loan)),
          accrualDate: lastMinute(loan.dueDate),
          state: 'Unpaid',
          reason: 'Overdue fine',
        }));
      const charges = [...posted, ...growing];
      const holds = library.holds.filter(({ patronId }) => patronId === patron.id).map(holdBody);
      const sum = Math.round(
        charges.reduce((total, { chargeAmount }) => total + chargeAmount.amount * 100, 0),
      );
      return {
        id: folioId(patron.id),
        totalCharges: money(sum),
        totalChargesCount: charges.length,
        totalLoans: open.length,
        totalHolds: holds.length,
        charges,
        holds,
        loans: open.map(loanBody),
      };
    },
    user(patron: MemoryPatron) {
      const isOver =
        patron.expiresOn !== null && patron.expiresOn < memoryAccount(library, tenant, patron).today;
      return {
        user: {
          id: folioId(patron.id),
          username: patron.primaryId.toLowerCase(),
          barcode: patron.primaryId,
          externalSystemId: patron.id,
          active: patron.status === 'normal' && !isOver,
          type: 'patron',
          patronGroup: '3684a786-6671-4268-8ed0-9db82ebca60b',
          personal: { lastName: patron.name, firstName: '' },
          ...(patron.expiresOn !== null && { expirationDate: lastMinute(patron.expiresOn) }),
        },
        patronGroup: {
          group: 'undergrad',
          desc: 'Undergraduate',
          id: '3684a786-6671-4268-8ed0-9db82ebca60b',
        },
      };
    },
    instance(instanceId: string) {
      const items = library.items.filter(({ bibId }) => folioId(bibId) === instanceId);
      const waiting = library.holds.filter(({ bibId }) => folioId(bibId) === instanceId).length;
      return {
        instanceId,
        holdings: items.map((item) => {
          const loan = library.loans.find((one) => one.item === item && one.returnedOn === undefined);
          return {
            id: folioId(item.id),
            barcode: item.barcode,
            callNumber: item.callNumber,
            location: item.locationCode,
            locationCode: item.locationCode,
            library: { code: item.libraryCode, name: item.libraryCode },
            materialType: { id: '1a54b431-2e4f-452d-9cae-9cee66c9a892', name: 'book' },
            status: statusOf(item, loan),
            ...(loan && { dueDate: lastMinute(loan.dueDate) }),
            suppressFromDiscovery: false,
            totalHoldRequests: waiting,
            holdingsStatements: [],
          };
        }),
      };
    },
  };
}

export const SERVICE_POINT = '3a40852d-49fd-4df2-a1f9-6e2641a6e91f';

/** By the code of the library that has it. */
export const SERVICE_POINTS: Readonly<Record<string, string>> = {
  MAIN: SERVICE_POINT,
  SOUTH: 'c4c90014-c8c9-4ade-8f24-b5e313319f4b',
};

function statusOf({ status }: MemoryItem, loan: MemoryLoan | undefined): string {
  if (loan) return 'Checked out';
  return { available: 'Available', reference: 'Available', missing: 'Missing', withdrawn: 'Withdrawn' }[
    status
  ];
}
