import { CallError } from '../../platform/http/call-error.ts';
import type { IlsPort } from './ils-port.ts';

/** A library system that goes away and comes back when it is told: nothing is left to chance. */
export interface FailingIls extends IlsPort {
  goAway(): void;
  comeBack(): void;
}

/** Wraps a library system; while it is away every function raises ILS_UNAVAILABLE and nothing reaches the inner one. */
export function createFailingIls(inner: IlsPort): FailingIls {
  let away = false;
  const orAway = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    if (away) throw new CallError('ILS_UNAVAILABLE');
    return act();
  };
  return {
    availability: (...asked) => orAway(() => inner.availability(...asked)),
    items: (...asked) => orAway(() => inner.items(...asked)),
    patronAccount: (...asked) => orAway(() => inner.patronAccount(...asked)),
    loanRules: (...asked) => orAway(() => inner.loanRules(...asked)),
    loans: (...asked) => orAway(() => inner.loans(...asked)),
    pastLoans: (...asked) => orAway(() => inner.pastLoans(...asked)),
    openFines: (...asked) => orAway(() => inner.openFines(...asked)),
    guarantees: (...asked) => orAway(() => inner.guarantees(...asked)),
    renew: (...asked) => orAway(() => inner.renew(...asked)),
    checkOut: (...asked) => orAway(() => inner.checkOut(...asked)),
    checkIn: (...asked) => orAway(() => inner.checkIn(...asked)),
    goAway() {
      away = true;
    },
    comeBack() {
      away = false;
    },
  };
}
