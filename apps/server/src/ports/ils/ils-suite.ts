import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ability, PARTS } from './abilities.ts';
import type { IlsWorld } from './ils-world.ts';
import { promiseAccount, promiseLoanRules, promisePastLoans } from './suite/account-promises.ts';
import { promiseAvailability } from './suite/availability-promises.ts';
import { promiseDesk } from './suite/desk-promises.ts';
import { promiseGuarantees } from './suite/guarantee-promises.ts';
import { promiseHolds } from './suite/hold-promises.ts';
import { promisePatrons } from './suite/patron-promises.ts';
import { promisePayments } from './suite/payment-promises.ts';
import { promiseRenewal } from './suite/renewal-promises.ts';
import { promiseRequests } from './suite/request-promises.ts';
import { promiseReservations } from './suite/reservation-promises.ts';
import { promiseSelfCheck } from './suite/self-check-promises.ts';
import { promiseShelves } from './suite/shelf-promises.ts';
import { promiseSignIn } from './suite/sign-in-promises.ts';
import { promiseStatistics } from './suite/statistics-promises.ts';

/** The parts that have promises of their own. */
const PROMISES = {
  signIn: promiseSignIn,
  patrons: promisePatrons,
  loanRules: promiseLoanRules,
  pastLoans: promisePastLoans,
  requestKinds: promiseRequests,
  guarantees: promiseGuarantees,
  statistics: promiseStatistics,
  shelves: promiseShelves,
  payments: promisePayments,
  desk: promiseDesk,
  selfCheck: promiseSelfCheck,
} satisfies Partial<Record<Ability, (given: () => IlsWorld) => void>>;

/**
 * What a driver promises, each promise in a new world: `describeIls('sip2', createWorld, ['holds'])` for one that can do this besides what
 * every system does.
 */
export function describeIls(
  name: string,
  createWorld: () => Promise<IlsWorld>,
  can: readonly Ability[],
): void {
  describe(`the library system port: ${name}`, () => {
    let world: IlsWorld;
    beforeEach(async () => {
      world = await createWorld();
    });
    afterEach(() => world.close());

    const given = () => world;
    it('has the parts that it says it has, and no others', () => {
      const offered = PARTS.filter((part) => part in world.ils);
      expect(offered).toEqual(PARTS.filter((part) => can.includes(part)));
    });
    it("leaves the acts of the portal's own circulation to it", () => {
      expect(can.includes('ownCirculation')).toBe(!world.ils.outside);
    });
    promiseAvailability(given, can);
    promiseAccount(given, can);
    promiseRenewal(given, can);
    if (can.includes('holds')) promiseHolds(given, can);
    if (can.includes('requests')) promiseReservations(given, can);
    for (const [part, promise] of Object.entries(PROMISES)) {
      if ((can as readonly string[]).includes(part)) promise(given);
    }
  });
}
