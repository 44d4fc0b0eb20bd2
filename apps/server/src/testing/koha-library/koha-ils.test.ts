import { expect } from 'vitest';
import { describeIls } from '../../ports/ils/ils-suite.ts';
import { KOHA_ABILITIES } from '../../ports/ils/koha/koha-driver.ts';
import { createKohaWorld } from './koha-world.ts';

describeIls(
  'Koha, asking a server whose answers are those of the published interface',
  async () => {
    const world = await createKohaWorld();
    return {
      ...world,
      async close() {
        await world.close();
        expect(world.server.faults).toEqual([]);
      },
    };
  },
  KOHA_ABILITIES,
);
