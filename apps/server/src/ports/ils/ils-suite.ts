import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IlsPort } from './ils-port.ts';
import type { IlsWorld } from './ils-world.ts';
import { promiseAccount } from './suite/account-promises.ts';
import { promiseAvailability } from './suite/availability-promises.ts';
import { promiseDesk } from './suite/desk-promises.ts';
import { promiseGuarantees } from './suite/guarantee-promises.ts';
import { promiseHolds } from './suite/hold-promises.ts';
import { promisePatrons } from './suite/patron-promises.ts';
import { promiseRenewal } from './suite/renewal-promises.ts';
import { promiseRequests } from './suite/request-promises.ts';
import { promiseShelves } from './suite/shelf-promises.ts';
import { promiseStatistics } from './suite/statistics-promises.ts';

/** What only some systems can do: the groups of the port that may be absent. */
const PROMISES = {
  patrons: promisePatrons,
  holds: promiseHolds,
  requests: promiseRequests,
  guarantees: promiseGuarantees,
  statistics: promiseStatistics,
  shelves: promiseShelves,
  desk: promiseDesk,
} satisfies Partial<Record<keyof IlsPort, (given: () => IlsWorld) => void>>;

export type Ability = keyof typeof PROMISES;

/**
 * What a driver promises, each promise in a new world: `describeIls('local', createLocalWorld, ['holds', 'desk'])` for one that can do
 * these things besides what every system does.
 */
export function describeIls(
  name: string,
  createWorld: () => Promise<IlsWorld>,
  abilities: readonly Ability[],
): void {
  describe(`the library system port: ${name}`, () => {
    let world: IlsWorld;
    beforeEach(async () => {
      world = await createWorld();
    });
    afterEach(() => world.close());

    const given = () => world;
    it('offers the groups that are tried below, and no others', () => {
      const offered = Object.keys(PROMISES).filter((group) => group in world.ils);
      expect(offered.sort()).toEqual([...abilities].sort());
    });
    promiseAvailability(given);
    promiseAccount(given);
    promiseRenewal(given, { guarantees: abilities.includes('guarantees') });
    for (const ability of abilities) PROMISES[ability](given);
  });
}
