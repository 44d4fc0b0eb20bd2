import { beginPhoneVisit } from '@lectern/contracts/counter/self-check/begin-phone-visit';
import { borrowAtStation } from '@lectern/contracts/counter/self-check/borrow-at-station';
import { borrowByPhone } from '@lectern/contracts/counter/self-check/borrow-by-phone';
import { closeStation } from '@lectern/contracts/counter/self-check/close-station';
import { enterStation } from '@lectern/contracts/counter/self-check/enter-station';
import { enterStationByCode } from '@lectern/contracts/counter/self-check/enter-station-by-code';
import { getScreenCode } from '@lectern/contracts/counter/self-check/get-screen-code';
import { getStation } from '@lectern/contracts/counter/self-check/get-station';
import { leaveStation } from '@lectern/contracts/counter/self-check/leave-station';
import { mailReceipt } from '@lectern/contracts/counter/self-check/mail-receipt';
import { openStation } from '@lectern/contracts/counter/self-check/open-station';
import { returnAtStation } from '@lectern/contracts/counter/self-check/return-at-station';
import { showEntryCode } from '@lectern/contracts/counter/self-check/show-entry-code';
import type { StationKind } from '@lectern/contracts/counter/self-check/station-views';
import { showTakeCode } from '@lectern/contracts/lending/requests/show-take-code';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { countTry } from '../../domains/counter/self-check/code-tries.ts';
import { makeEntryCode } from '../../domains/counter/self-check/entry-codes.ts';
import { putVisit } from '../../domains/counter/self-check/visit-store.ts';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { hashToken } from '../../platform/hash-token.ts';
import { buildCard, buildLoan, buildPatron, buildRequest, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { buildItem } from '../catalogue-builders.ts';
import { buildStation } from '../self-check-stations.ts';
import { openStaffSession } from '../staff-session.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { guessWrong } from './sign-in-ways.ts';

const PASSWORD = 'Lectern2026';
const UNKNOWN = 'x'.repeat(43);
const TRIES = 10;

/** Asks at a station that staff opened. */
const atStation =
  <Input>(input: Input, kind: StationKind = 'counter') =>
  async (library: RefusingLibrary) => {
    const { token } = await buildStation(library, { kind });
    return { ...input, station: token };
  };

/** Asks at a station where loans are made in another program. */
const whereOff =
  <Input>(input: Input, kind: StationKind = 'counter') =>
  async (library: RefusingLibrary) => {
    const asked = await atStation(input, kind)(library);
    library.patrons.deskIsElsewhere = true;
    return asked;
  };

function ofStation<Input>(input: Input, kind: StationKind = 'counter') {
  return {
    STATION_CLOSED: () => ({ ...input, station: UNKNOWN }),
    SELF_CHECK_OFF: whereOff(input, kind),
  };
}

/** Lets a reader in, at a station or with a session, until in an hour. */
async function letIn(
  { deps: { db, clock } }: RefusingLibrary,
  visit: { readonly place: string; readonly patronId: string; readonly loanIds?: readonly string[] },
): Promise<void> {
  await putVisit(db, {
    tenant_id: TENANT,
    place: visit.place,
    patron_id: visit.patronId,
    library_code: 'MAIN',
    request_id: null,
    loan_ids: JSON.stringify(visit.loanIds ?? []),
    started_at: clock.now().toISOString(),
    expires_at: '2036-01-01T00:00:00.000Z',
  });
}

/** Asks at a station where a reader is signed in who borrowed these. */
const signedIn =
  <Input>(input: Input, borrows: 'nothing' | 'one' = 'nothing') =>
  async (library: RefusingLibrary) => {
    const { id: place, token } = await buildStation(library);
    const loan = await buildLoan(library.deps.db);
    const loanIds = borrows === 'one' ? [loan.id] : [];
    await letIn(library, { place, patronId: loan.patron_id, loanIds });
    return { ...input, station: token };
  };

const signedInWhileAway =
  <Input>(input: Input, borrows: 'nothing' | 'one' = 'nothing') =>
  async (library: RefusingLibrary) => {
    const asked = await signedIn(input, borrows)(library);
    library.ils.goAway();
    return asked;
  };

/** Enters a station with the right card and PIN of a reader with these traits. */
const entering =
  (reader: Parameters<typeof buildPatron>[1] = {}, password = PASSWORD) =>
  async (library: RefusingLibrary) => {
    const password_hash = await hashPassword(PASSWORD);
    const { primary_id: account } = await buildPatron(library.deps.db, { password_hash, ...reader });
    return atStation({ account, password })(library);
  };

/** Enters a station with the pickup code of a request in this step, changed by `spoil`. */
const withTakeCode =
  (spoil: (code: string) => string, cancelled = false) =>
  async (library: RefusingLibrary) => {
    const { db } = library.deps;
    const patron = await buildPatron(db);
    const item = await buildItem(db, { status: 'on_hold_shelf' });
    const kept = { step: 'reservation_arrived', kept_until: '2036-03-09' } as const;
    const request = await buildRequest(db, { ...kept, patron_id: patron.id, item_id: item.id });
    const reader = library.client({ token: await buildSession(db, patron) });
    const { scanned } = await reader.call(showTakeCode, { requestId: request.id });
    if (cancelled) {
      await db
        .updateTable('request')
        .set({ step: 'awaiting_return_to_stock' })
        .where('id', '=', request.id)
        .execute();
    }
    return atStation({ code: spoil(scanned) })(library);
  };

/** The session of a reader who may borrow with the phone. */
async function phoneOf(library: RefusingLibrary): Promise<void> {
  const { db } = library.deps;
  const patron = await buildPatron(db);
  const token = await buildSession(db, patron);
  await letIn(library, { place: hashToken(token), patronId: patron.id });
  library.caller = { token };
}

const elsewhere =
  <Input>(input: Input) =>
  ({ patrons }: RefusingLibrary): Input => {
    patrons.deskIsElsewhere = true;
    return input;
  };

async function tryOften(library: RefusingLibrary, by: string): Promise<void> {
  for (let count = 0; count < TRIES; count++) await countTry(library.deps, TENANT, by);
}

const COPY = { barcode: 'no-such-copy' };
const NOBODY = { account: 'nobody', password: 'wrong' };
const SCREEN = { kind: 'counter' as const };
const otherDigit = (code: string) => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;

/** How calls of self check-out are refused. */
export const SELF_CHECK_PROVOKED: readonly Provoked[] = [
  provoked(openStation, {
    DESK_NOT_CHOSEN: async (library) => {
      library.caller = { token: await openStaffSession(library, PERMISSIONS) };
      return SCREEN;
    },
    SELF_CHECK_OFF: elsewhere(SCREEN),
  }),
  provoked(closeStation, { STATION_CLOSED: () => ({ stationId: 'nothing' }) }),
  provoked(getStation, ofStation({})),
  provoked(getScreenCode, ofStation({}, 'screen')),
  provoked(leaveStation, ofStation({})),
  provoked(enterStation, {
    ...ofStation(NOBODY),
    LOGIN_METHOD_OFF: async (library) => {
      library.caller = { tenant: 'beta' };
      const { token } = await buildStation(library, { tenantId: '1002' });
      return { ...NOBODY, station: token };
    },
    CREDENTIALS_WRONG: entering({}, 'wrong'),
    LOGIN_LOCKED: async (library) => {
      await guessWrong(library, 'patron-sign-in', 'locked-at-station', 5);
      return atStation({ account: 'locked-at-station', password: 'wrong' })(library);
    },
    STATION_STEP_NEEDED: entering({ must_change_password: 1 }),
    CARD_LOST: async (library) => {
      const asked = await entering()(library);
      const { id } = await library.deps.db
        .selectFrom('patron')
        .select('id')
        .where('primary_id', '=', asked.account)
        .executeTakeFirstOrThrow();
      await buildCard(library.deps.db, { patron_id: id, number: asked.account, state: 'lost' });
      return asked;
    },
    ILS_UNAVAILABLE: async (library) => {
      const asked = await entering()(library);
      library.patrons.areKnown = false;
      return asked;
    },
  }),
  provoked(enterStationByCode, {
    ...ofStation({ code: '12345678' }),
    ENTRY_CODE_WRONG: atStation({ code: '12345678' }),
    ENTRY_CODE_TRIES: async (library) => {
      const { id, token } = await buildStation(library);
      await tryOften(library, id);
      return { station: token, code: '12345678' };
    },
    REQUEST_NOT_FOUND: atStation({ code: '20260302000001123456' }),
    TAKE_CODE_WRONG: withTakeCode(otherDigit),
    TAKE_CODE_EXPIRED: withTakeCode((code) => code, true),
    ILS_UNAVAILABLE: async (library) => {
      const patron = await buildPatron(library.deps.db);
      const code = await makeEntryCode(library.deps, TENANT, patron.id);
      const asked = await atStation({ code })(library);
      library.patrons.areKnown = false;
      return asked;
    },
  }),
  provoked(borrowAtStation, {
    ...ofStation(COPY),
    STATION_SIGNED_OUT: atStation(COPY),
    ILS_UNAVAILABLE: signedInWhileAway(COPY),
  }),
  provoked(returnAtStation, {
    ...ofStation(COPY),
    ILS_UNAVAILABLE: async (library) => {
      const asked = await atStation(COPY)(library);
      library.ils.goAway();
      return asked;
    },
  }),
  provoked(mailReceipt, {
    ...ofStation({}),
    STATION_SIGNED_OUT: atStation({}),
    RECEIPT_EMPTY: signedIn({}),
    RECEIPT_NO_MAIL: signedIn({}, 'one'),
    ILS_UNAVAILABLE: signedInWhileAway({}, 'one'),
  }),
  provoked(showEntryCode, { SELF_CHECK_OFF: elsewhere({}) }),
  provoked(beginPhoneVisit, {
    SELF_CHECK_OFF: elsewhere({ code: '123456' }),
    ENTRY_CODE_WRONG: () => ({ code: 'nothing' }),
    ENTRY_CODE_TRIES: async (library) => {
      const patron = await buildPatron(library.deps.db);
      library.caller = { token: await buildSession(library.deps.db, patron) };
      await tryOften(library, patron.id);
      return { code: '123456' };
    },
  }),
  provoked(borrowByPhone, {
    SELF_CHECK_OFF: elsewhere(COPY),
    PHONE_NOT_HERE: () => COPY,
    ILS_UNAVAILABLE: async (library) => {
      await phoneOf(library);
      library.ils.goAway();
      return COPY;
    },
  }),
];
