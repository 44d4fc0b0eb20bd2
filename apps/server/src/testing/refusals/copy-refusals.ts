import { decideObjection } from '@lectern/contracts/counter/desk/decide-objection';
import { enterTakeCode } from '@lectern/contracts/counter/desk/enter-take-code';
import { listObjections } from '@lectern/contracts/counter/desk/list-objections';
import { announceReturn } from '@lectern/contracts/lending/requests/announce-return';
import { answerAsker } from '@lectern/contracts/lending/requests/answer-asker';
import { confirmTakeCode } from '@lectern/contracts/lending/requests/confirm-take-code';
import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { listBookRequests } from '@lectern/contracts/lending/requests/list-book-requests';
import { listLendableLoans } from '@lectern/contracts/lending/requests/list-lendable-loans';
import { objectToHandOver } from '@lectern/contracts/lending/requests/object-to-hand-over';
import { receiveBook } from '@lectern/contracts/lending/requests/receive-book';
import { showTakeCode } from '@lectern/contracts/lending/requests/show-take-code';
import { writeTakeBarcode } from '@lectern/contracts/lending/requests/write-take-barcode';
import type { RequestStep } from '@lectern/rules/requests/steps';
import {
  buildBlock,
  buildFineEntry,
  buildGuarantee,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildPatronGroup,
  buildRequest,
  buildSession,
} from '../builders.ts';
import { buildItem } from '../catalogue-builders.ts';
import { openStaffSession } from '../staff-session.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, patronGone } from './ways.ts';

const UNKNOWN = { requestId: 'nothing' };
const CODE = { ...UNKNOWN, takeCode: '000000' };
const COPY = { ...UNKNOWN, takeBarcode: 'NO-COPY' };
const YES = { ...UNKNOWN, accept: true };

/** Asks where loans are made in another program. */
function elsewhere<Input>(input: Input) {
  return ({ patrons }: RefusingLibrary): Input => {
    patrons.deskIsElsewhere = true;
    return input;
  };
}

type Person = Parameters<typeof buildPatron>[1];

/** A copy that one reader has and another asks for. */
async function relending(library: RefusingLibrary, step: RequestStep, asking: Person = {}) {
  const { db } = library.deps;
  const holder = await buildPatron(db, { relends: 1 });
  const asker = await buildPatron(db, asking);
  const item = await buildItem(db);
  await buildLoan(db, { item_id: item.id, patron_id: holder.id });
  const now = library.clock.now().toISOString();
  const copy = { wanted_item_id: item.id, item_id: step === 'awaiting_return' ? item.id : null };
  const parties = { patron_id: asker.id, holder_id: holder.id, ...copy };
  const { id } = await buildRequest(db, { kind: 'relending', step, step_since: now, ...parties });
  return { holder, asker, item, requestId: id };
}

/** The holder calls about a request in this step. */
const asHolder =
  <More extends object>(step: RequestStep, more: More) =>
  async (library: RefusingLibrary) => {
    const { holder, requestId } = await relending(library, step);
    library.caller = { token: await buildSession(library.deps.db, holder) };
    return { ...more, requestId };
  };

/** The asker calls about a request in this step. */
const asAsker =
  (step: RequestStep, asking: Person = {}) =>
  async (library: RefusingLibrary) => {
    const { asker, requestId } = await relending(library, step, asking);
    library.caller = { token: await buildSession(library.deps.db, asker) };
    return { requestId };
  };

/** The holder enters codes while one is shown; all but the last before. */
const entering = (times: number) => async (library: RefusingLibrary) => {
  const { holder, asker, requestId } = await relending(library, 'book_request_accepted');
  const { db } = library.deps;
  const asked = library.client({ token: await buildSession(db, asker) });
  const { takeCode } = await asked.call(showTakeCode, { requestId });
  const wrong = takeCode === '000000' ? '000001' : '000000';
  library.caller = { token: await buildSession(db, holder) };
  const client = library.client(library.caller);
  for (let time = 1; time < times; time++) {
    await client.call(confirmTakeCode, { requestId, takeCode: wrong }).catch(() => undefined);
  }
  return { requestId, takeCode: wrong };
};

/** The copy is in the asker's hands, but this asker may not have it. */
const receivingAs = (asking: Person) => asAsker('awaiting_return', asking);

/** Staff decide about a hand-over to which somebody objected, and whose copy came back since. */
const deciding =
  (before: 'open' | 'stands') =>
  async (library: RefusingLibrary): Promise<Decision> => {
    const { holder, item, requestId } = await relending(library, 'borrowed');
    const { db } = library.deps;
    await db.updateTable('request').set({ item_id: item.id }).where('id', '=', requestId).execute();
    await db
      .insertInto('request_objection')
      .values({
        tenant_id: '1001',
        request_id: requestId,
        patron_id: holder.id,
        reason: 'no',
        objected_at: library.clock.now().toISOString(),
        decision: before,
        decided_at: null,
        decided_by: null,
        note: '',
      })
      .execute();
    return { ...DECISION, requestId };
  };
const DECISION = { requestId: 'nothing', decision: 'undone' as const, reason: 'It is so' };
type Decision = typeof DECISION;

/** Staff scan a code of a copy that is kept, a wrong one; all but the last before. */
const scanning =
  (times: number, step: RequestStep = 'reservation_arrived') =>
  async (library: RefusingLibrary) => {
    const { db } = library.deps;
    const patron = await buildPatron(db);
    const item = await buildItem(db);
    const { id: requestId } = await buildRequest(db, { patron_id: patron.id, item_id: item.id, step });
    const { number } = await db
      .selectFrom('request')
      .select('number')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    if (step !== 'reservation_arrived') return { takeCode: `${number}000000` };
    const reader = library.client({ token: await buildSession(db, patron) });
    const { takeCode } = await reader.call(showTakeCode, { requestId });
    const wrong = `${number}${takeCode === '000000' ? '000001' : '000000'}`;
    const client = library.client(library.caller);
    for (let time = 1; time < times; time++) {
      await client.call(enterTakeCode, { takeCode: wrong }).catch(() => undefined);
    }
    return { takeCode: wrong };
  };
const NO_CODE = { takeCode: '26030200000000000000' };

/** How calls about codes and objections are refused at the desk. */
export const OBJECTIONS_PROVOKED: readonly Provoked[] = [
  provoked(enterTakeCode, {
    DESK_ELSEWHERE: elsewhere(NO_CODE),
    REQUEST_NOT_FOUND: () => NO_CODE,
    TAKE_CODE_EXPIRED: scanning(1, 'cancelled'),
    TAKE_CODE_WRONG: scanning(1),
    TAKE_CODE_TRIES: async (library) => {
      // A person of their own: the tries of another way are not counted here.
      library.caller = { token: await openStaffSession(library, ['circulation.desk']) };
      return scanning(6)(library);
    },
  }),
  provoked(listObjections, { DESK_ELSEWHERE: elsewhere({}) }),
  provoked(decideObjection, {
    DESK_ELSEWHERE: elsewhere(DECISION),
    OBJECTION_NOT_FOUND: () => DECISION,
    OBJECTION_DECIDED: deciding('stands'),
    HAND_OVER_GONE_ON: deciding('open'),
  }),
];

/** How calls are refused by which copies change hands. */
export const COPIES_PROVOKED: readonly Provoked[] = [
  provoked(listAskedOfMe, {}),
  provoked(listBookRequests, { ILS_UNAVAILABLE: ilsAway({}) }),
  provoked(listLendableLoans, { PATRON_NOT_FOUND: patronGone({}) }),
  provoked(answerAsker, {
    REQUEST_NOT_FOUND: () => YES,
    REQUEST_MOVED_ON: asHolder('cancelled', YES),
    COPY_PROMISED: async (library) => {
      const { holder, item } = await relending(library, 'book_request_accepted');
      const { db } = library.deps;
      library.caller = { token: await buildSession(db, holder) };
      const { id } = await buildRequest(db, {
        kind: 'relending',
        step: 'book_request_launched',
        holder_id: holder.id,
        wanted_item_id: item.id,
      });
      return { ...YES, requestId: id };
    },
  }),
  provoked(showTakeCode, {
    REQUEST_NOT_FOUND: () => UNKNOWN,
    TAKE_CODE_NOT_NOW: asAsker('book_request_launched'),
    TAKE_CODES_OFF: async (library) => {
      library.keys.areThere = false;
      return asAsker('book_request_accepted')(library);
    },
  }),
  provoked(confirmTakeCode, {
    REQUEST_NOT_FOUND: () => CODE,
    REQUEST_MOVED_ON: asHolder('cancelled', CODE),
    TAKE_CODE_EXPIRED: asHolder('book_request_accepted', CODE),
    TAKE_CODE_WRONG: entering(1),
    TAKE_CODE_TRIES: entering(6),
  }),
  provoked(writeTakeBarcode, {
    REQUEST_NOT_FOUND: () => COPY,
    REQUEST_MOVED_ON: asHolder('cancelled', COPY),
    TAKE_CODE_EXPIRED: asHolder('book_request_accepted', COPY),
    TAKE_BARCODE_WRONG: async (library) => {
      const { holder, asker, requestId } = await relending(library, 'book_request_accepted');
      const { db } = library.deps;
      const [mine, theirs] = [await buildSession(db, holder), await buildSession(db, asker)];
      const { takeCode } = await library.client({ token: theirs }).call(showTakeCode, { requestId });
      library.caller = { token: mine };
      await library.client(library.caller).call(confirmTakeCode, { requestId, takeCode });
      return { ...COPY, requestId };
    },
  }),
  provoked(objectToHandOver, {
    REQUEST_NOT_FOUND: () => ({ ...UNKNOWN, reason: 'no' }),
    OBJECTION_TOO_LATE: asHolder('awaiting_return', { reason: 'no' }),
  }),
  provoked(announceReturn, {
    REQUEST_NOT_FOUND: () => UNKNOWN,
    REQUEST_MOVED_ON: async (library) => {
      const { db } = library.deps;
      const patron = await buildPatron(db);
      library.caller = { token: await buildSession(db, patron) };
      const { id } = await buildRequest(db, {
        kind: 'home_delivery',
        step: 'book_request_launched',
        patron_id: patron.id,
      });
      return { requestId: id };
    },
  }),
  provoked(receiveBook, {
    PATRON_NOT_FOUND: async (library) => {
      const input = await asAsker('awaiting_return')(library);
      const { requestId } = input;
      const { db } = library.deps;
      const row = db.selectFrom('request').select('patron_id').where('id', '=', requestId);
      const { patron_id } = await row.executeTakeFirstOrThrow();
      await db.deleteFrom('patron').where('id', '=', patron_id).execute();
      return input;
    },
    REQUEST_NOT_FOUND: () => UNKNOWN,
    REQUEST_MOVED_ON: asAsker('cancelled'),
    RECEIPT_TOO_LATE: async (library) => {
      const input = await asAsker('awaiting_return')(library);
      library.clock.advance(301);
      return input;
    },
    ACCOUNT_FROZEN: receivingAs({ status: 'frozen' }),
    ACCOUNT_BLOCKED: async (library) => {
      const { asker, requestId } = await relending(library, 'awaiting_return');
      const { db } = library.deps;
      await buildBlock(db, { patron_id: asker.id });
      library.caller = { token: await buildSession(db, asker) };
      return { requestId };
    },
    ACCOUNT_EXPIRED: receivingAs({ expires_on: '2026-01-31' }),
    CARD_LOST: receivingAs({ status: 'card_lost' }),
    ACCOUNT_GUARANTEED: guaranteeing('guaranteed_id'),
    ACCOUNT_GUARANTEES: guaranteeing('guarantor_id'),
    FINES_OVER_LIMIT: async (library) => {
      const { asker, requestId } = await relending(library, 'awaiting_return');
      const { db } = library.deps;
      await buildFineEntry(db, { patron_id: asker.id, amount: 5001 });
      library.caller = { token: await buildSession(db, asker) };
      return { requestId };
    },
    LOAN_LIMIT_REACHED: async (library) => {
      await buildPatronGroup(library.deps.db, { code: 'none', max_loans: 0 });
      return receivingAs({ patron_group: 'none' })(library);
    },
    NO_LOAN_RULE: async (library) => {
      const input = await receivingAs({ patron_group: 'without-rule' })(library);
      await library.deps.db.deleteFrom('loan_rule').where('patron_group', '=', 'without-rule').execute();
      return input;
    },
    ITEM_NOT_LOANABLE: async (library) => {
      await buildLoanRule(library.deps.db, { patron_group: 'lookers', loanable: 0 });
      return receivingAs({ patron_group: 'lookers' })(library);
    },
  }),
];

function guaranteeing(column: 'guarantor_id' | 'guaranteed_id') {
  return async (library: RefusingLibrary) => {
    const { db } = library.deps;
    const { asker, requestId } = await relending(library, 'awaiting_return');
    const other = await buildPatron(db);
    const both = { guarantor_id: other.id, guaranteed_id: other.id, [column]: asker.id };
    await buildGuarantee(db, both);
    library.caller = { token: await buildSession(db, asker) };
    return { requestId };
  };
}

/** A reader of a library without re-lending wants to take part. */
export const relendingOff = async (library: RefusingLibrary) => {
  const { db } = library.deps;
  const patron = await buildPatron(db, { tenant_id: '1002' });
  library.caller = { tenant: 'beta', token: await buildSession(db, patron) };
  return { subtencyFlag: '1' as const };
};
