import { refuse } from '@lectern/contracts/kernel/refusal';
import { askHolder } from '@lectern/contracts/lending/requests/ask-holder';
import { checkRequestAccount } from '@lectern/contracts/lending/requests/check-request-account';
import { checkSelection } from '@lectern/contracts/lending/requests/check-selection';
import { entrustFromLocation } from '@lectern/contracts/lending/requests/entrust-from-location';
import { getDayQuotas } from '@lectern/contracts/lending/requests/get-day-quotas';
import { getItemTakeLocations } from '@lectern/contracts/lending/requests/get-item-take-locations';
import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { listCallNumberLocations } from '@lectern/contracts/lending/requests/list-call-number-locations';
import { listEntrustLocations } from '@lectern/contracts/lending/requests/list-entrust-locations';
import { listRequestCallNumbers } from '@lectern/contracts/lending/requests/list-request-call-numbers';
import { listRequestEditions } from '@lectern/contracts/lending/requests/list-request-editions';
import { listRequestVolumes } from '@lectern/contracts/lending/requests/list-request-volumes';
import { listRequestableItems } from '@lectern/contracts/lending/requests/list-requestable-items';
import { REQUEST_DENIED, REQUEST_DENIED_BECAUSE } from '@lectern/contracts/lending/requests/placing-errors';
import { requestItem } from '@lectern/contracts/lending/requests/request-item';
import { requestSelection } from '@lectern/contracts/lending/requests/request-selection';
import { reserveOrEntrust } from '@lectern/contracts/lending/requests/reserve-or-entrust';
import type { PlacingRefusal } from '../../ports/ils/ils-placing.ts';
import { buildRequest } from '../builders.ts';
import { buildLocation } from '../catalogue-builders.ts';
import { copyOnLoan, copyOnShelf, keepAddressAbroad, placingWays } from './placing-ways.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, patronGone, UNKNOWN_BIB } from './ways.ts';

const PHONE = { contactInfo: '13800000000' };
const LONG_AGO = '2020-01-01';

const reserve = (recordId: string) =>
  ({ ...PHONE, recordId, type: 'reservation', takeLibCode: 'MAIN' }) as const;
const entrust = (recordId: string) => ({ ...reserve(recordId), type: 'entrust' }) as const;
const bring = (recordId: string) => ({
  ...PHONE,
  recordId,
  takeLibCode: 'MAIN',
  locationId: 'MAIN-3F',
});
const keepReady = (recordId: string) =>
  ({ ...PHONE, recordId, type: 'online_loan', takeLibCode: 'MAIN' }) as const;
const send = (recordId: string) => ({ ...PHONE, recordId, type: 'home_delivery' }) as const;
const ask = (recordId: string) => ({ ...PHONE, recordId });

/** The same wish, to be picked up where nobody serves it. */
const NOWHERE = { takeLibCode: 'NOWHERE' };

const STACK = 'MAIN-STACK';

/** A title with a copy in the closed stack, which can be brought to its own library. */
async function copyInStack(library: RefusingLibrary): Promise<string> {
  await buildLocation(library.deps.db, { code: STACK, closed_stack: 1 });
  return (await copyOnShelf(library, {}, { location_code: STACK })).item.bib_id;
}

const shelfOf = async (library: RefusingLibrary) => (await copyOnShelf(library)).item.bib_id;
const loanOf = async (library: RefusingLibrary) => (await copyOnLoan(library)).item.bib_id;

const selectionOf = async (library: RefusingLibrary) => ({
  ...PHONE,
  recordIds: [await shelfOf(library)],
  takeLibCode: 'MAIN',
});

/** A library system elsewhere says this. */
function denied(answer: PlacingRefusal<'reservation'>) {
  return async (library: RefusingLibrary) => {
    library.patrons.saysToRequests = answer;
    return reserve(await loanOf(library));
  };
}

const READING = {
  ILS_UNAVAILABLE: ilsAway({ recordId: 'nothing' }),
  PATRON_NOT_FOUND: patronGone({ recordId: 'nothing' }),
  BIB_NOT_FOUND: UNKNOWN_BIB,
};
const ACCOUNT = { ILS_UNAVAILABLE: ilsAway({}), PATRON_NOT_FOUND: patronGone({}) };

/** How calls that start requests, or say what can be requested, are refused. */
export const PLACING_PROVOKED: readonly Provoked[] = [
  provoked(getRequestOptions, {
    ...READING,
    ITEM_NOT_FOUND: async (library) => ({ recordId: await shelfOf(library), itemId: 'nothing' }),
  }),
  provoked(checkRequestAccount, ACCOUNT),
  provoked(checkSelection, {
    ILS_UNAVAILABLE: async (library) => ilsAway(await selectionOf(library))(library),
    PATRON_NOT_FOUND: async (library) => patronGone(await selectionOf(library))(library),
  }),
  provoked(requestSelection, {
    ILS_UNAVAILABLE: async (library) => ilsAway(await selectionOf(library))(library),
    PATRON_NOT_FOUND: async (library) => patronGone(await selectionOf(library))(library),
    REQUEST_CONTACT_WRONG: () => ({ recordIds: ['nothing'], takeLibCode: 'MAIN', contactInfo: 'nobody' }),
  }),
  provoked(getDayQuotas, ACCOUNT),
  provoked(listEntrustLocations, READING),
  provoked(listRequestCallNumbers, READING),
  provoked(listRequestVolumes, READING),
  provoked(listRequestableItems, READING),
  provoked(listRequestEditions, READING),
  provoked(listCallNumberLocations, {
    ILS_UNAVAILABLE: ilsAway({ recordId: 'nothing', callNo: 'I247' }),
  }),
  provoked(getItemTakeLocations, {
    ILS_UNAVAILABLE: ilsAway({ recordId: 'nothing', itemId: 'nothing' }),
    PATRON_NOT_FOUND: patronGone({ recordId: 'nothing', itemId: 'nothing' }),
    BIB_NOT_FOUND: () => ({ recordId: 'nothing', itemId: 'nothing' }),
    ITEM_NOT_FOUND: async (library) => ({ recordId: await shelfOf(library), itemId: 'nothing' }),
  }),
  provoked(reserveOrEntrust, {
    ...placingWays(entrust, 'entrust'),
    REQUEST_COPY_ON_SHELF: async (library) => reserve(await shelfOf(library)),
    REQUEST_NOTHING_ON_SHELF: async (library) => entrust(await loanOf(library)),
    REQUEST_COPY_AT_PLACE: async (library) => entrust(await shelfOf(library)),
    REQUEST_PLACE_NOT_SERVED: async (library) => ({ ...reserve(await loanOf(library)), ...NOWHERE }),
    REQUEST_DAY_WRONG: () => ({ ...reserve('nothing'), reqestEndDate: LONG_AGO }),
    REQUEST_EDITION_WRONG: async (library) => ({
      ...reserve(await loanOf(library)),
      otherRecordIds: ['nothing'],
    }),
    REQUEST_DENIED: denied(refuse(REQUEST_DENIED)),
    REQUEST_DENIED_BECAUSE: denied(refuse(REQUEST_DENIED_BECAUSE, { reason: 'No more today' })),
  }),
  provoked(entrustFromLocation, {
    ...placingWays(bring, 'entrust'),
    REQUEST_NOTHING_ON_SHELF: async (library) => bring(await loanOf(library)),
    REQUEST_COPY_AT_PLACE: async (library) => bring(await shelfOf(library)),
    REQUEST_PLACE_NOT_SERVED: async (library) => ({
      ...bring(await copyInStack(library)),
      ...NOWHERE,
      locationId: STACK,
    }),
    REQUEST_DAY_WRONG: () => ({ ...bring('nothing'), reqestEndDate: LONG_AGO }),
  }),
  provoked(requestItem, {
    ...placingWays(keepReady, 'online_loan'),
    REQUEST_NOTHING_ON_SHELF: async (library) => keepReady(await loanOf(library)),
    REQUEST_PLACE_NOT_SERVED: async (library) => ({ ...keepReady(await shelfOf(library)), ...NOWHERE }),
    REQUEST_DAY_WRONG: () => ({ ...send('nothing'), reqestEndDate: LONG_AGO }),
    ADDRESS_NOT_FOUND: () => ({ ...send('nothing'), addressId: 'nothing' }),
    DELIVERY_ADDRESS_MISSING: async (library) => send(await shelfOf(library)),
    DELIVERY_AREA_NOT_SERVED: async (library) => {
      const { reader, item } = await copyOnShelf(library);
      return { ...send(item.bib_id), addressId: await keepAddressAbroad(library, reader.id) };
    },
  }),
  provoked(askHolder, {
    ...placingWays(ask, 'relending'),
    REQUEST_NO_LENDER: async (library) => ask(await loanOf(library)),
    REQUEST_READERS_WAIT: async (library) => {
      const { item } = await copyOnLoan(library, { relends: 1 });
      await buildRequest(library.deps.db, { bib_id: item.bib_id });
      return ask(item.bib_id);
    },
  }),
];
