import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import { cancelAllianceTransaction } from '@lectern/contracts/counter/alliance/cancel-alliance-transaction';
import { exchangeAllianceMessage } from '@lectern/contracts/counter/alliance/exchange-alliance-message';
import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { lendToVisitor } from '@lectern/contracts/counter/alliance/lend-to-visitor';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import type { AllianceSide, AllianceStep } from '@lectern/rules/alliance/steps';
import { makeCode } from '../../domains/counter/alliance/codes/codes.ts';
import { addPeer } from '../../domains/counter/alliance/peers/peers.ts';
import { accountOfPeer } from '../../domains/counter/alliance/transactions/lend-out.ts';
import { putTenant } from '../../platform/tenants/tenant-store.ts';
import { buildAllianceTransaction } from '../alliance-rows.ts';
import {
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildPatronGroup,
  buildRequest,
  buildSession,
} from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { buildBib, buildItem } from '../catalogue-builders.ts';
import { testSettings } from '../test-settings.ts';
import { deskElsewhere, deskNotChosen } from './desk-refusals.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, patronGone } from './ways.ts';

const GAMMA = '1003';
const NOBODY = { otherLib: 'nobody', recordId: 'nothing', code: '00000000' };

/** A third library on the server, with which `alpha` is in an alliance, and one that cannot be reached. */
async function haveAlliance({ deps, clock }: RefusingLibrary): Promise<void> {
  if (await deps.tenants.byId(GAMMA)) return;
  const settings = testSettings('gamma');
  const on = { ...settings.public, sduUnionLoanFlag: '1' } as const;
  const now = clock.now().toISOString();
  await putTenant(deps.db, { id: GAMMA, mappingPath: 'gamma', settings: { ...settings, public: on }, now });
  await deps.tenants.refresh();
  await addPeer(deps, TENANT, { code: 'gamma', name: 'Gamma', sibling: 'gamma' });
  await addPeer(deps, GAMMA, { code: 'alpha', name: 'Alpha', sibling: 'alpha' });
  await addPeer(deps, TENANT, { code: 'away', name: 'Away', address: 'http://127.0.0.1:9/north' });
  await buildPatronGroup(deps.db, { code: 'partner' });
  await buildLoanRule(deps.db, { patron_group: 'partner' });
}

/** Asks in the library that takes part in no alliance. */
const whereOff =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    const patron = await buildPatron(library.deps.db, { tenant_id: '1002' });
    const token = await buildSession(library.deps.db, patron);
    library.caller = { tenant: 'beta', token };
    return input;
  };

/** Asks the third library for a title as a reader with these traits and so many other open requests. */
const asking =
  (
    { other = 0, right = true, same = false }: { other?: number; right?: boolean; same?: boolean },
    reader: Parameters<typeof buildPatron>[1] = {},
  ) =>
  async (library: RefusingLibrary) => {
    await haveAlliance(library);
    const { db } = library.deps;
    const patron = await buildPatron(db, reader);
    library.caller = { token: await buildSession(db, patron) };
    const bib = await buildBib(db, { tenant_id: GAMMA });
    for (let count = 0; count < other; count++)
      await buildAllianceTransaction(db, {
        patron_id: patron.id,
        peer_code: 'gamma',
        ...(same && { record_id: bib.id }),
      });
    const code = right ? await makeCode(library.deps, TENANT, patron.id) : '00000000';
    return { otherLib: 'gamma', recordId: bib.id, code };
  };

/** Cancels a request of the caller in this step. */
const cancelling = (step: AllianceStep) => async (library: RefusingLibrary) => {
  const { db } = library.deps;
  const patron = await buildPatron(db);
  library.caller = { token: await buildSession(db, patron) };
  const row = await buildAllianceTransaction(db, { patron_id: patron.id, step });
  return { transactionId: row.id };
};

/** Sends a copy with these traits for a request of the third library. */
const sending =
  (
    given: Parameters<typeof buildItem>[1] = {},
    also: (
      library: RefusingLibrary,
      copy: Awaited<ReturnType<typeof buildItem>>,
    ) => Promise<unknown> = async () => undefined,
    title: 'same' | 'other' = 'same',
  ) =>
  async (library: RefusingLibrary) => {
    await haveAlliance(library);
    const { db } = library.deps;
    const item = await buildItem(db, given);
    const record_id = title === 'same' ? item.bib_id : 'other';
    const row = await buildAllianceTransaction(db, { side: 'lending', peer_code: 'gamma', record_id });
    await also(library, item);
    return { transactionId: row.id, verb: 'send' as const, barcode: item.barcode };
  };

/** Lends a copy to a reader of the third library who shows a code. */
const visiting =
  (way: ReturnType<typeof sending>, reader: Parameters<typeof buildPatron>[1] = {}) =>
  async (library: RefusingLibrary) => {
    const { barcode } = await way(library);
    const patron = await buildPatron(library.deps.db, { tenant_id: GAMMA, ...reader });
    return { otherLib: 'gamma', barcode, code: await makeCode(library.deps, GAMMA, patron.id) };
  };

const UNLOANABLE = sending({ item_type: 'relic' }, ({ deps }) =>
  buildLoanRule(deps.db, { patron_group: 'partner', item_type: 'relic', loanable: 0 }),
);
const RULELESS = sending({ item_type: 'without-rule' });
const HELD = sending({}, ({ deps }, { bib_id }) => buildRequest(deps.db, { bib_id }));
const LIMITED = sending({ item_type: 'disc' }, ({ deps }) =>
  buildLoanRule(deps.db, { patron_group: 'partner', item_type: 'disc', max_loans: 0 }),
);
/** The other library had its account here frozen. It gets its own account in the library system with the first copy. */
const FROZEN = sending({}, async ({ deps: { db, ils } }) => {
  const alpha = await ils.ofId(TENANT);
  await alpha.patrons?.create?.({
    primaryId: accountOfPeer('gamma'),
    name: 'Gamma',
    patronGroup: 'partner',
    libraryCode: 'MAIN',
  });
  await db
    .updateTable('patron')
    .set({ status: 'frozen' })
    .where('primary_id', '=', accountOfPeer('gamma'))
    .execute();
});
const ON_LOAN = sending({}, ({ deps }, { id }) => buildLoan(deps.db, { item_id: id }));

/** What comes after a blocked account must find it open again. */
const open =
  <Input>(way: (library: RefusingLibrary) => Promise<Input>) =>
  async (library: RefusingLibrary) => {
    const input = await way(library);
    await library.deps.db
      .updateTable('patron')
      .set({ status: 'normal' })
      .where('primary_id', '=', accountOfPeer('gamma'))
      .execute();
    return input;
  };

const SIDE: AllianceSide = 'lending';
const MOVE = { transactionId: 'nothing', verb: 'accept' as const };
const VISIT = { otherLib: 'nobody', code: '00000000', barcode: 'no-such-copy' };

function ofPlace<Input>(input: Input) {
  return {
    ILS_UNAVAILABLE: ilsAway(input),
    DESK_ELSEWHERE: deskElsewhere(input),
    DESK_NOT_CHOSEN: deskNotChosen(input),
  };
}

/** How the calls of the alliance are refused. */
export const ALLIANCE_PROVOKED: readonly Provoked[] = [
  provoked(searchAlliance, {
    ALLIANCE_OFF: whereOff({ keyWord: 'whale' }),
    ALLIANCE_LIBRARY_UNKNOWN: () => ({ keyWord: 'whale', otherLib: 'nobody' }),
  }),
  provoked(getAllianceCode, {
    ALLIANCE_OFF: whereOff({}),
    ALLIANCE_ACCOUNT_BLOCKED: async (library) => {
      await asking({}, { status: 'frozen' })(library);
      return {};
    },
    PATRON_NOT_FOUND: patronGone({}),
    ILS_UNAVAILABLE: ilsAway({}),
  }),
  provoked(addAllianceTransaction, {
    ALLIANCE_OFF: whereOff(NOBODY),
    ALLIANCE_LIBRARY_UNKNOWN: () => NOBODY,
    ALLIANCE_LIBRARY_UNAVAILABLE: async (library) => ({ ...(await asking({})(library)), otherLib: 'away' }),
    ALLIANCE_RECORD_GONE: async (library) => ({ ...(await asking({})(library)), recordId: 'nothing' }),
    ALLIANCE_ACCOUNT_BLOCKED: asking({}, { status: 'frozen' }),
    ALLIANCE_LIMIT_REACHED: asking({ other: 5 }),
    ALLIANCE_ASKED_ALREADY: asking({ other: 1, same: true }),
    ALLIANCE_CODE_WRONG: asking({ right: false }),
    PATRON_NOT_FOUND: async (library) => patronGone(await asking({})(library))(library),
    ILS_UNAVAILABLE: async (library) => ilsAway(await asking({})(library))(library),
  }),
  provoked(cancelAllianceTransaction, {
    ALLIANCE_TRANSACTION_UNKNOWN: () => ({ transactionId: 'nothing' }),
    ALLIANCE_STEP_PASSED: cancelling('sent'),
  }),
  provoked(moveAllianceTransaction, {
    ...ofPlace(MOVE),
    ILS_UNAVAILABLE: async (library) => ilsAway(await open(sending())(library))(library),
    ITEM_NOT_FOUND: async (library) => ({ ...(await open(sending())(library)), barcode: 'no-such-copy' }),
    ITEM_NOT_AVAILABLE: open(ON_LOAN),
    ITEM_NOT_LOANABLE: open(UNLOANABLE),
    NO_LOAN_RULE: open(RULELESS),
    ITEM_HELD_FOR_OTHER: open(HELD),
    LOAN_LIMIT_REACHED: open(LIMITED),
    ALLIANCE_ACCOUNT_BLOCKED: FROZEN,
    ALLIANCE_TRANSACTION_UNKNOWN: () => MOVE,
    ALLIANCE_STEP_PASSED: async ({ deps }) => {
      const row = await buildAllianceTransaction(deps.db, { side: SIDE, step: 'returned' });
      return { ...MOVE, transactionId: row.id };
    },
    ALLIANCE_COPY_OTHER: open(sending({}, undefined, 'other')),
  }),
  provoked(lendToVisitor, {
    ...ofPlace(VISIT),
    ILS_UNAVAILABLE: async (library) => ilsAway(await visiting(open(sending()))(library))(library),
    ITEM_NOT_FOUND: async (library) => ({
      ...(await visiting(open(sending()))(library)),
      barcode: 'no-such-copy',
    }),
    ITEM_NOT_AVAILABLE: visiting(open(ON_LOAN)),
    ITEM_NOT_LOANABLE: visiting(open(UNLOANABLE)),
    NO_LOAN_RULE: visiting(open(RULELESS)),
    ITEM_HELD_FOR_OTHER: visiting(open(HELD)),
    LOAN_LIMIT_REACHED: visiting(open(LIMITED)),
    ALLIANCE_ACCOUNT_BLOCKED: visiting(open(sending()), { status: 'frozen' }),
    ALLIANCE_LIBRARY_UNKNOWN: () => VISIT,
    ALLIANCE_LIBRARY_UNAVAILABLE: async (library) => ({
      ...(await visiting(open(sending()))(library)),
      otherLib: 'away',
    }),
    ALLIANCE_CODE_WRONG: async (library) => ({
      ...(await visiting(open(sending()))(library)),
      code: '00000000',
    }),
    ALLIANCE_LIMIT_REACHED: async (library) => {
      const { barcode } = await open(sending())(library);
      const patron = await buildPatron(library.deps.db, { tenant_id: GAMMA });
      for (let count = 0; count < 5; count++)
        await buildAllianceTransaction(library.deps.db, { tenant_id: GAMMA, patron_id: patron.id });
      return { otherLib: 'gamma', barcode, code: await makeCode(library.deps, GAMMA, patron.id) };
    },
    // Last, because then no code of this library is taken for minutes.
    ALLIANCE_CODE_TRIES: async (library) => {
      const visit = { ...(await visiting(open(sending()))(library)), code: '00000000' };
      const staff = library.client(library.caller);
      for (let tries = 0; tries < 20; tries++) await staff.call(lendToVisitor, visit).catch(() => undefined);
      return visit;
    },
  }),
  provoked(exchangeAllianceMessage, {
    ALLIANCE_OFF: whereOff({ message: 'x' }),
    ALLIANCE_MESSAGE_REFUSED: () => ({ message: 'x' }),
  }),
];
