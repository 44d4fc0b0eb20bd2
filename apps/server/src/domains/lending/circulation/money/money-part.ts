import type { IlsBehaviours } from '../../../../ports/ils/ils-behaviours.ts';
import type { IlsFunds } from '../../../../ports/ils/ils-funds.ts';
import type { IlsPayments } from '../../../../ports/ils/ils-payments.ts';
import { listBehaviours } from '../behaviours/list-behaviours.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { listAccountEntries } from './account-entries.ts';
import { bookPayment } from './book-payment.ts';
import { giveBack } from './give-back.ts';
import { readFunds } from './move-fund.ts';
import { payFromPrepayment } from './pay-from-prepayment.ts';
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
    },
  };
}

/** What patrons are charged for. */
export function chargedBehaviours({ db, context, tenantId }: LocalPart): Pick<IlsBehaviours, 'list'> {
  return { list: (filter) => listBehaviours(db, tenantId, context().today, filter) };
}
