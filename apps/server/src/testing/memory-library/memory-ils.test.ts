import { grantingIls } from '../../ports/ils/granting-ils.ts';
import { describeIls } from '../../ports/ils/ils-suite.ts';
import { TENANT } from '../built-rows.ts';
import { createTestClock } from '../test-clock.ts';
import { testSettings } from '../test-settings.ts';
import { createMemoryIls, MEMORY_ABILITIES } from './memory-ils.ts';
import { emptyMemoryLibrary } from './memory-library.ts';
import { memoryWorld } from './memory-world.ts';

describeIls(
  'in memory',
  async () => {
    const library = emptyMemoryLibrary(createTestClock());
    const { policy } = testSettings('alpha');
    return {
      ...memoryWorld(library),
      ils: grantingIls(createMemoryIls(library, { id: TENANT, policy })),
      close: async () => undefined,
    };
  },
  MEMORY_ABILITIES,
);
