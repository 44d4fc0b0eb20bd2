import { pino } from 'pino';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { grantingIls } from '../../ports/ils/granting-ils.ts';
import { describeIls } from '../../ports/ils/ils-suite.ts';
import { createSip2Ils, SIP2_ABILITIES } from '../../ports/ils/sip2/sip2-driver.ts';
import { sip2SettingsSchema } from '../../ports/ils/sip2/sip2-settings.ts';
import { TENANT } from '../built-rows.ts';
import { memoryCopies } from '../memory-library/memory-copies.ts';
import { emptyMemoryLibrary, type MemoryLibrary } from '../memory-library/memory-library.ts';
import { memoryWorld } from '../memory-library/memory-world.ts';
import { createTestClock } from '../test-clock.ts';
import { testSettings } from '../test-settings.ts';
import { answerForMemory } from './answer-for-memory.ts';
import { memoryTold } from './memory-told.ts';
import { namedByCard } from './named-by-card.ts';
import { PYSIP2_PYTHON, startPysip2 } from './pysip2-server.ts';

if (!PYSIP2_PYTHON) {
  it.skip('pysip2 is not here: `node scripts/services/pysip2.mjs` prints LECTERN_TEST_PYSIP2', () =>
    undefined);
} else {
  const python = PYSIP2_PYTHON;
  describe('pysip2', () => {
    const tenant = { id: TENANT, policy: testSettings('alpha').policy };
    const clock = createTestClock();
    /** The library of the promise that is tried now. */
    let library: MemoryLibrary = emptyMemoryLibrary(clock);
    let server: Awaited<ReturnType<typeof startPysip2>>;
    beforeAll(async () => {
      server = await startPysip2(python, (...asked) => answerForMemory(library, tenant)(...asked));
    });
    afterAll(() => server.close());

    describeIls(
      'SIP2, asking pysip2',
      async () => {
        library = emptyMemoryLibrary(clock);
        const settings = sip2SettingsSchema.parse({
          kind: 'sip2',
          host: '127.0.0.1',
          port: server.port,
          transport: 'plain',
          account: 'portal',
          password: 'ils.password',
          libraryCode: 'MAIN',
          cacheSeconds: 0,
        });
        const deps = {
          clock,
          log: pino({ level: 'silent' }),
          copies: memoryCopies(library),
          secrets: { get: async () => 'secret' },
          resolveOutside: async (host: string) => host,
          told: memoryTold(),
        };
        const ils = grantingIls(createSip2Ils(deps, tenant, settings));
        return { ...namedByCard(library, memoryWorld(library)), ils, close: async () => undefined };
      },
      SIP2_ABILITIES,
    );
  });
}
