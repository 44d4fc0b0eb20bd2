import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { getFunds } from '@lectern/contracts/counter/desk/get-funds';
import { giveBackPayment } from '@lectern/contracts/counter/desk/give-back-payment';
import { handleBehaviour } from '@lectern/contracts/counter/desk/handle-behaviour';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { listDeskPayments } from '@lectern/contracts/counter/desk/list-desk-payments';
import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import { getLostWays } from '@lectern/contracts/lending/fines/get-lost-ways';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { payFromPrepayment } from '@lectern/contracts/lending/fines/pay-from-prepayment';
import { reportLost } from '@lectern/contracts/lending/fines/report-lost';
import { buildFineEntry, buildLoan, buildPatron, buildSession } from '../builders.ts';
import { deskElsewhere } from './desk-refusals.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, NOTHING, patronGone } from './ways.ts';

const NO_LOAN = { loanId: 'nothing' };
const REPORT = { ...NO_LOAN, way: 'pay' as const };
const CHARGE = { patronId: 'nobody', amount: 500, reason: 'New card' };
const HANDLE = { behaviourDetlId: 'nothing', verb: 'order' as const, reason: 'Ordered' };
const MOVE = { patronId: 'nobody', fund: 'deposit', way: 'out', amount: 100, method: 'card' } as const;
const GIVE_BACK = { patronId: 'nobody', paymentId: 'nothing', amount: 100, reason: 'Taken twice' };
const PAY = { patronId: 'nobody', behaviourDetlIds: ['nothing'], amount: 300, method: 'card' as const };

/** A payment of 300 that a desk took. */
const paid =
  (amount: number, method: 'cash' | 'card') =>
  async ({ deps }: RefusingLibrary) => {
    const { id, patron_id } = await buildFineEntry(deps.db, { kind: 'payment', amount: -300, method });
    return { ...GIVE_BACK, patronId: patron_id, paymentId: id, amount };
  };

const ofOwnDesk = <Input>(input: Input) => ({ DESK_ELSEWHERE: deskElsewhere(input) });
const ofDesk = <Input>(input: Input) => ({ ...ofOwnDesk(input), ILS_UNAVAILABLE: ilsAway(input) });

/** How calls about what went wrong are refused. */
export const BEHAVIOURS_PROVOKED: readonly Provoked[] = [
  provoked(listBehaviours, { ILS_UNAVAILABLE: ilsAway({}) }),
  provoked(getLostWays, {
    ILS_UNAVAILABLE: ilsAway(NO_LOAN),
    PATRON_NOT_FOUND: patronGone(NO_LOAN),
    LOAN_NOT_FOUND: () => NO_LOAN,
  }),
  provoked(reportLost, {
    ILS_UNAVAILABLE: ilsAway(REPORT),
    LOAN_NOT_FOUND: () => REPORT,
    LOST_WAY_NOT_OFFERED: async (library) => {
      const { db } = library.deps;
      const patron = await buildPatron(db);
      library.caller = { token: await buildSession(db, patron) };
      return { ...REPORT, loanId: (await buildLoan(db, { patron_id: patron.id })).id };
    },
  }),
  provoked(listDeskBehaviours, ofDesk(NOTHING())),
  provoked(chargeReader, { ...ofOwnDesk(CHARGE), PATRON_NOT_FOUND: () => CHARGE }),
  provoked(handleBehaviour, {
    ...ofOwnDesk(HANDLE),
    BEHAVIOUR_NOT_FOUND: () => HANDLE,
    BEHAVIOUR_MOVED_ON: async ({ deps }) => ({
      ...HANDLE,
      behaviourDetlId: (await buildFineEntry(deps.db)).id,
    }),
  }),
  provoked(getFunds, ofDesk({ patronId: 'nobody' })),
  provoked(moveFund, {
    ...ofOwnDesk(MOVE),
    PATRON_NOT_FOUND: () => MOVE,
    CASH_DRAWER_CLOSED: async ({ deps }) => {
      const { id: patronId } = await buildPatron(deps.db);
      return { ...MOVE, patronId, way: 'in' as const, method: 'cash' as const };
    },
    FUND_TOO_SMALL: async ({ deps }) => ({ ...MOVE, patronId: (await buildPatron(deps.db)).id }),
    SECOND_PERSON_NEEDED: async ({ deps }) => ({
      ...MOVE,
      patronId: (await buildPatron(deps.db)).id,
      amount: 201,
    }),
  }),
  provoked(listDeskPayments, ofOwnDesk({ patronId: 'nobody' })),
  provoked(giveBackPayment, {
    ...ofOwnDesk(GIVE_BACK),
    PAYMENT_NOT_FOUND: () => GIVE_BACK,
    REFUND_TOO_LARGE: paid(301, 'card'),
    SECOND_PERSON_NEEDED: paid(201, 'card'),
    CASH_DRAWER_CLOSED: paid(100, 'cash'),
  }),
  provoked(payFromPrepayment, {
    ILS_UNAVAILABLE: ilsAway({ amount: 300 }),
    PATRON_NOT_FOUND: patronGone({ amount: 300 }),
    BEHAVIOUR_NOT_FOUND: () => ({ amount: 300, behaviourDetlIds: ['nothing'] }),
    AMOUNT_CHANGED: () => ({ amount: 300 }),
    FUND_TOO_SMALL: async (library) => {
      const { db } = library.deps;
      const patron = await buildPatron(db);
      library.caller = { token: await buildSession(db, patron) };
      await buildFineEntry(db, { patron_id: patron.id, amount: 300 });
      return { amount: 300 };
    },
  }),
  provoked(payBehaviours, {
    ...ofOwnDesk(PAY),
    PATRON_NOT_FOUND: () => PAY,
    BEHAVIOUR_NOT_FOUND: async ({ deps }) => ({ ...PAY, patronId: (await buildPatron(deps.db)).id }),
    CASH_DRAWER_CLOSED: async ({ deps }) => {
      const { id, patron_id: patronId } = await buildFineEntry(deps.db, { amount: 300 });
      return { ...PAY, patronId, behaviourDetlIds: [id], method: 'cash' as const };
    },
    AMOUNT_CHANGED: async ({ deps }) => {
      const { id, patron_id: patronId } = await buildFineEntry(deps.db, { amount: 301 });
      return { ...PAY, patronId, behaviourDetlIds: [id] };
    },
  }),
];
