import { expect } from 'vitest';
import { FOLIO_ABILITIES } from '../../ports/ils/folio/folio-driver.ts';
import { describeIls } from '../../ports/ils/ils-suite.ts';
import { createFolioWorld } from './folio-world.ts';

describeIls(
  'FOLIO, asking a server whose answers have the published schemas',
  async () => {
    const world = await createFolioWorld();
    return {
      ...world,
      async close() {
        await world.close();
        expect(world.server.faults).toEqual([]);
      },
    };
  },
  FOLIO_ABILITIES,
);
