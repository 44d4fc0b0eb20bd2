import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PAYMENT_NOT_REFUNDABLE, PAYMENT_NOT_TAKEN } from '@lectern/contracts/lending/payments/errors';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { type Clock, later } from '../../../platform/clock.ts';
import type { AccountEntry, IlsPayments } from '../ils-payments.ts';
import type { Away, NoPatron } from '../ils-refusals.ts';
import type { ToldPayment, ToldPayments } from './told-payments.ts';

/** A payment of which nothing is heard for so long was not answered, by us or by the system. */
const LOST_SECONDS = 60;

/** A library system elsewhere that can be told of a payment, and not asked for it. Sums are minor units; both throw the driver's fault. */
export interface PaymentTeller {
  owed(patronId: string): Promise<number | NoPatron>;
  tell(payment: Pick<ToldPayment, 'patronId' | 'reference' | 'amount'>): Promise<'taken' | 'refused'>;
}

interface TellingContext {
  readonly tenantId: string;
  readonly clock: Clock;
  readonly teller: PaymentTeller;
  readonly told: ToldPayments;
  unlessFault<T>(work: () => Promise<T>): Promise<T | Away>;
}

/**
 * Payments that a system elsewhere is told of, each once. What is owed there is noted before. If the answer is lost, what is owed then says
 * whether the payment was taken: less by its sum, and it was; as before, and it is told again. Anything else is left to people, and told no
 * more.
 */
export function paymentsToldOnce({
  tenantId,
  clock,
  teller,
  told,
  unlessFault,
}: TellingContext): IlsPayments {
  const now = () => clock.now().toISOString();

  /** If two tell the same at once, one does; the other hears that the system is away, and comes again. */
  async function decide(seen: ToldPayment): ReturnType<IlsPayments['book']> {
    if (seen.state === 'booked') return { booked: true };
    if (seen.state !== 'telling') return refuse(PAYMENT_NOT_TAKEN);
    if (seen.changedAt > later(clock.now(), -LOST_SECONDS)) return refuse(ILS_UNAVAILABLE);
    const owed = await unlessFault(() => teller.owed(seen.patronId));
    if (isRefusal(owed)) return owed;
    if (owed === seen.owedBefore) return tell(seen);
    const isTaken = owed === seen.owedBefore - seen.amount;
    const isNoted = await told.note(tenantId, seen, isTaken ? 'booked' : 'unclear', now());
    if (!isNoted) return refuse(ILS_UNAVAILABLE);
    return isTaken ? { booked: true } : refuse(PAYMENT_NOT_TAKEN);
  }

  async function tell(seen: ToldPayment): ReturnType<IlsPayments['book']> {
    const changedAt = now();
    if (seen.changedAt !== changedAt && !(await told.note(tenantId, seen, 'telling', changedAt)))
      return refuse(ILS_UNAVAILABLE);
    const answer = await unlessFault(() => teller.tell(seen));
    if (isRefusal(answer)) return answer;
    const isTaken = answer === 'taken';
    const mine = { reference: seen.reference, changedAt };
    await told.note(tenantId, mine, isTaken ? 'booked' : 'refused', now());
    return isTaken ? { booked: true } : refuse(PAYMENT_NOT_TAKEN);
  }

  return {
    async book({ patronId, reference, amount }) {
      const seen = await told.find(tenantId, reference);
      if (seen) return decide(seen);
      const owedBefore = await unlessFault(() => teller.owed(patronId));
      if (isRefusal(owedBefore)) return owedBefore;
      const payment = { reference, patronId, amount, owedBefore };
      const at = now();
      const isBegun = await told.begin(tenantId, payment, at);
      return isBegun
        ? tell({ ...payment, state: 'telling', begunAt: at, changedAt: at })
        : refuse(ILS_UNAVAILABLE);
    },
    // Money goes back at the desk of that system.
    giveBack: async () => refuse(PAYMENT_NOT_REFUNDABLE),
    async entries(patronId, part) {
      const { total, payments } = await told.booked(tenantId, patronId, part);
      return { total, entries: payments.map(entryOf) };
    },
    async taken(name) {
      const payment = await told.find(tenantId, name);
      if (payment?.state !== 'booked') return undefined;
      const { patronId, amount, changedAt: at } = payment;
      // What it was for is not said: it paid of what is owed.
      const paid = [{ kind: 'service', title: '', amount } as const];
      return { patronId, kind: 'payment', at, amount, method: 'online', refunded: 0, paid };
    },
  };
}

function entryOf({ reference, amount, changedAt }: ToldPayment): AccountEntry {
  return {
    id: reference,
    kind: 'payment',
    at: changedAt,
    amount: -amount,
    title: '',
    method: 'online',
    reference,
  };
}
