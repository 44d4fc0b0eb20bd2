import { afterEach, beforeEach, describe } from 'vitest';
import type { IlsWorld } from './ils-world.ts';
import { promiseAccount } from './suite/account-promises.ts';
import { promiseAvailability } from './suite/availability-promises.ts';
import { promiseDesk } from './suite/desk-promises.ts';
import { promiseRenewal } from './suite/renewal-promises.ts';

/** What every driver promises, each promise in a new world: `describeIls('local', createLocalWorld)`. */
export function describeIls(name: string, createWorld: () => Promise<IlsWorld>): void {
  describe(`the library system port: ${name}`, () => {
    let world: IlsWorld;
    beforeEach(async () => {
      world = await createWorld();
    });
    afterEach(() => world.close());

    const given = () => world;
    promiseAvailability(given);
    promiseAccount(given);
    promiseRenewal(given);
    promiseDesk(given);
  });
}
