import { changeDueDate } from '@lectern/contracts/counter/desk/change-due-date';
import { chargeDamage } from '@lectern/contracts/counter/desk/charge-damage';
import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { claimReturned } from '@lectern/contracts/counter/desk/claim-returned';
import { declareLost } from '@lectern/contracts/counter/desk/declare-lost';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { listDeskItems } from '@lectern/contracts/counter/desk/list-desk-items';
import { listDeskRequests } from '@lectern/contracts/counter/desk/list-desk-requests';
import { listSharedNumbers } from '@lectern/contracts/counter/desk/list-shared-numbers';
import { markItem } from '@lectern/contracts/counter/desk/mark-item';
import { moveDeskRequests } from '@lectern/contracts/counter/desk/move-desk-requests';
import { recordUse } from '@lectern/contracts/counter/desk/record-use';
import { renewAtDesk } from '@lectern/contracts/counter/desk/renew-at-desk';
import { setAlert } from '@lectern/contracts/counter/desk/set-alert';
import { undoLastAct } from '@lectern/contracts/counter/desk/undo-last-act';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import {
  buildBlock,
  buildFineEntry,
  buildGuarantee,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildPatronGroup,
  buildRequest,
} from '../builders.ts';
import { buildItem } from '../catalogue-builders.ts';
import { openStaffSession } from '../staff-session.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway } from './ways.ts';

const NOBODY = { barcode: 'no-such-copy' };
const NO_LOAN = { loanId: 'nothing' };
const LIST = { list: 'queue' as const };
const MOVE = {
  verb: 'pick' as const,
  requests: [{ requestId: 'nothing', operationType: 'entrusting' as const }],
};

/** Asks where loans are made in another program. */
export const deskElsewhere =
  <Input>(input: Input) =>
  ({ patrons }: RefusingLibrary): Input => {
    patrons.deskIsElsewhere = true;
    return input;
  };

/** Asks with a session in which no desk was chosen. */
export const deskNotChosen =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    library.caller = { token: await openStaffSession(library, PERMISSIONS) };
    return input;
  };

function ofDesk<Input>(input: Input) {
  return { ILS_UNAVAILABLE: ilsAway(input), DESK_ELSEWHERE: deskElsewhere(input) };
}

function ofPlace<Input>(input: Input) {
  return { ...ofDesk(input), DESK_NOT_CHOSEN: deskNotChosen(input) };
}

/** A check-out of a copy to a reader, both with these traits. */
function lending(
  reader: Parameters<typeof buildPatron>[1],
  item: Parameters<typeof buildItem>[1] = {},
  more?: (library: RefusingLibrary, ids: { patronId: string; itemId: string; bibId: string }) => unknown,
) {
  return async (library: RefusingLibrary) => {
    const { db } = library.deps;
    const patron = await buildPatron(db, reader);
    const copy = await buildItem(db, item);
    await more?.(library, { patronId: patron.id, itemId: copy.id, bibId: copy.bib_id });
    return { patronId: patron.id, barcode: copy.barcode };
  };
}

async function barcodeOfLoan({ deps }: RefusingLibrary): Promise<string> {
  const item = await buildItem(deps.db);
  await buildLoan(deps.db, { item_id: item.id });
  return item.barcode;
}

const LEND_NOBODY = { ...NOBODY, patronId: 'nobody' };

/** How calls of the desk are refused. */
export const DESK_PROVOKED: readonly Provoked[] = [
  provoked(getDeskItem, { ...ofDesk(NOBODY), ITEM_NOT_FOUND: () => NOBODY }),
  provoked(listSharedNumbers, { DESK_ELSEWHERE: deskElsewhere({}) }),
  provoked(getDeskReader, {
    ...ofDesk({ patronId: 'nobody' }),
    PATRON_NOT_FOUND: () => ({ card: 'no-such-card' }),
  }),
  provoked(checkOut, {
    ...ofPlace(LEND_NOBODY),
    ITEM_NOT_FOUND: async (library) => ({ ...NOBODY, patronId: (await lending({})(library)).patronId }),
    PATRON_NOT_FOUND: async (library) => ({ ...(await lending({})(library)), patronId: 'nobody' }),
    ITEM_NOT_AVAILABLE: lending({}, { status: 'missing' }),
    ITEM_NOT_LOANABLE: lending({}, { item_type: 'map' }, async ({ deps }) => {
      await buildLoanRule(deps.db, { item_type: 'map', loanable: 0 });
    }),
    NUMBER_OF_COPY_AND_READER: async (library) => {
      const scan = await lending({})(library);
      await buildPatron(library.deps.db, { primary_id: scan.barcode });
      return scan;
    },
    ITEM_WAITED_FOR: lending({}, {}, ({ deps }, { bibId }) => buildRequest(deps.db, { bib_id: bibId })),
    ITEM_KEPT_FOR_READER: lending({}, { status: 'on_hold_shelf' }, ({ deps }, { bibId, itemId }) =>
      buildRequest(deps.db, { bib_id: bibId, item_id: itemId, step: 'reservation_arrived' }),
    ),
    NO_LOAN_RULE: lending({}, { item_type: 'without-rule' }),
    ITEM_ON_LOAN_TO_READER: lending({}, {}, ({ deps }, { patronId, itemId }) =>
      buildLoan(deps.db, { patron_id: patronId, item_id: itemId }),
    ),
    LOAN_LIMIT_REACHED: lending({ patron_group: 'nothing' }, {}, async ({ deps }) => {
      await buildPatronGroup(deps.db, { code: 'nothing' });
      await deps.db.updateTable('patron_group').set({ max_loans: 0 }).where('code', '=', 'nothing').execute();
    }),
    ACCOUNT_FROZEN: lending({ status: 'frozen' }),
    ACCOUNT_BLOCKED: lending({}, {}, ({ deps }, { patronId }) =>
      buildBlock(deps.db, { patron_id: patronId }),
    ),
    ACCOUNT_EXPIRED: lending({ expires_on: '2026-01-31' }),
    CARD_LOST: lending({ status: 'card_lost' }),
    ACCOUNT_GUARANTEED: lending({}, {}, async ({ deps }, { patronId }) => {
      const { id } = await buildPatron(deps.db);
      await buildGuarantee(deps.db, { guarantor_id: id, guaranteed_id: patronId });
    }),
    ACCOUNT_GUARANTEES: lending({}, {}, async ({ deps }, { patronId }) => {
      const { id } = await buildPatron(deps.db);
      await buildGuarantee(deps.db, { guarantor_id: patronId, guaranteed_id: id });
    }),
    FINES_OVER_LIMIT: lending({}, {}, ({ deps }, { patronId }) =>
      buildFineEntry(deps.db, { patron_id: patronId, amount: 5001 }),
    ),
  }),
  provoked(checkIn, {
    ...ofPlace(NOBODY),
    ITEM_NOT_FOUND: () => NOBODY,
    NUMBER_OF_COPY_AND_READER: async ({ deps }) => {
      const { barcode } = await buildItem(deps.db);
      await buildPatron(deps.db, { primary_id: barcode });
      return { barcode };
    },
    RETURN_DAY_IMPOSSIBLE: async (library) => ({
      barcode: await barcodeOfLoan(library),
      returnedOn: '2025-12-31',
    }),
  }),
  provoked(renewAtDesk, {
    ...ofDesk({ patronId: 'nobody', loanIds: ['nothing'] }),
    PATRON_NOT_FOUND: () => ({ patronId: 'nobody', loanIds: ['nothing'] }),
  }),
  provoked(changeDueDate, {
    ...ofDesk({ ...NO_LOAN, normReturnDate: '2036-01-01', reason: 'Ill' }),
    LOAN_NOT_FOUND: () => ({ ...NO_LOAN, normReturnDate: '2036-01-01', reason: 'Ill' }),
    DUE_DATE_PAST: async ({ deps }) => ({
      loanId: (await buildLoan(deps.db)).id,
      normReturnDate: '2026-01-01',
      reason: 'Ill',
    }),
  }),
  provoked(claimReturned, {
    ...ofDesk({ ...NO_LOAN, claimed: true }),
    LOAN_NOT_FOUND: () => ({ ...NO_LOAN, claimed: true }),
  }),
  provoked(declareLost, { ...ofDesk(NO_LOAN), LOAN_NOT_FOUND: () => NO_LOAN }),
  provoked(chargeDamage, {
    ...ofDesk({ ...NO_LOAN, amount: 1, reason: 'Wet' }),
    LOAN_NOT_FOUND: () => ({ ...NO_LOAN, amount: 1, reason: 'Wet' }),
  }),
  provoked(markItem, {
    ...ofDesk({ ...NOBODY, status: 'missing' as const }),
    ITEM_NOT_FOUND: () => ({ ...NOBODY, status: 'missing' as const }),
    ITEM_ON_LOAN: async (library) => ({
      barcode: await barcodeOfLoan(library),
      status: 'missing' as const,
    }),
  }),
  provoked(recordUse, {
    ...ofPlace(NOBODY),
    ITEM_NOT_FOUND: () => NOBODY,
    ITEM_ON_LOAN: async (library) => ({ barcode: await barcodeOfLoan(library) }),
  }),
  provoked(setAlert, {
    ...ofDesk({ subject: 'item' as const, id: 'nothing' }),
    ITEM_NOT_FOUND: () => ({ subject: 'item' as const, id: 'nothing' }),
    PATRON_NOT_FOUND: () => ({ subject: 'patron' as const, id: 'nobody' }),
  }),
  provoked(undoLastAct, {
    ...ofDesk({}),
    NOTHING_TO_UNDO: async (library) => {
      library.caller = { token: await openStaffSession(library, PERMISSIONS, 'MAIN') };
      return {};
    },
    UNDO_TOO_LATE: async (library) => {
      const token = await openStaffSession(library, PERMISSIONS, 'MAIN');
      const { db } = library.deps;
      const waiting = await buildRequest(db, { bib_id: (await buildItem(db)).bib_id });
      const { barcode } = await db
        .selectFrom('item')
        .select('barcode')
        .where('bib_id', '=', waiting.bib_id)
        .executeTakeFirstOrThrow();
      await library.client({ token }).call(checkOut, { patronId: waiting.patron_id, barcode });
      library.caller = { token };
      return {};
    },
  }),
  provoked(listDeskRequests, ofPlace(LIST)),
  provoked(moveDeskRequests, {
    ...ofPlace(MOVE),
  }),
  provoked(listDeskItems, ofPlace({ status: 'in_transit' as const })),
];
