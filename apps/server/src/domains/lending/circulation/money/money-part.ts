import type { IlsBehaviours } from '../../../../ports/ils/ils-behaviours.ts';
import type { IlsFunds } from '../../../../ports/ils/ils-funds.ts';
import type { IlsPayments } from '../../../../ports/ils/ils-payments.ts';
import { listBehaviours } from '../behaviours/list-behaviours.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { listAccountEntries } from './account-entries.ts';
import { bookPayment } from './book-payment.ts';
import { chargeReader, payBehaviours } from './charge-and-pay.ts';
import { giveBack } from './give-back.ts';
import { giveBackAtDesk, listDeskPayments } from './give-back-at-desk.ts';
import { handleBehaviour } from './handle-behaviour.ts';
import { moveFund, readFunds } from './move-fund.ts';
import { payFromPrepayment } from './pay-from-prepayment.ts';
import { openOfBehaviours, payInPart } from './pay-in-part.ts';
import { findTakenMoney } from './taken-money.ts';

/** Payments and funds of patrons. */
export function moneyPart({ db, context, tenantId }: LocalPart): {
  readonly payments: IlsPayments;
  readonly funds: IlsFunds;
} {
  return {
    payments: {
      book: (payment) => bookPayment(db, context(), payment),
      giveBack: (refund) => giveBack(db, context(), refund),
      entries: (patronId, part) => listAccountEntries(db, tenantId, patronId, part),
      taken: (name) => findTakenMoney(db, tenantId, name),
    },
    funds: {
      of: (patronId) => readFunds(db, tenantId, patronId),
      payFines: (given) => payFromPrepayment(db, context(), given),
      move: (given) => moveFund(db, context(), given),
    },
  };
}

/** What patrons are charged for, and how the desk settles it. */
export function paidBehaviours({
  db,
  context,
  tenantId,
}: LocalPart): Omit<IlsBehaviours, 'lostWays' | 'reportLost'> {
  return {
    list: (filter) => listBehaviours(db, tenantId, filter),
    charge: (given) => chargeReader(db, context(), given),
    handle: (given) => handleBehaviour(db, context(), given),
    pay: (given) => payBehaviours(db, context(), given),
    taken: (patronId, limit) => listDeskPayments(db, tenantId, patronId, limit),
    giveBack: (given) => giveBackAtDesk(db, context(), given),
    open: (patronId, behaviourIds) => openOfBehaviours(db, context(), patronId, behaviourIds),
    payInPart: (given, also) => payInPart(db, context(), given, also),
  };
}
