import { grantingIls } from '../../ports/ils/granting-ils.ts';
import type { IlsWorld } from '../../ports/ils/ils-world.ts';
import { TENANT } from '../built-rows.ts';
import { createTestClock } from '../test-clock.ts';
import { testSettings } from '../test-settings.ts';
import { createMemoryIls, MEMORY_ABILITIES } from './memory-ils.ts';
import { emptyMemoryLibrary } from './memory-library.ts';
import { memoryWorld } from './memory-world.ts';

export const kind = 'memory';
export const can = MEMORY_ABILITIES;

export async function createWorld(): Promise<IlsWorld> {
  const library = emptyMemoryLibrary(createTestClock());
  const { policy } = testSettings('alpha');
  return {
    ...memoryWorld(library),
    ils: grantingIls(createMemoryIls(library, { id: TENANT, policy })),
    close: async () => undefined,
  };
}
