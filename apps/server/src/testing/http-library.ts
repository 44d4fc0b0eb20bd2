import { pino } from 'pino';
import { createSendOutside } from '../platform/outside/send-outside.ts';
import { TENANT } from './built-rows.ts';
import { memoryCopies } from './memory-library/memory-copies.ts';
import { emptyMemoryLibrary } from './memory-library/memory-library.ts';
import { createTestClock } from './test-clock.ts';
import { testSettings } from './test-settings.ts';

/** An empty library in memory, and what a driver takes that asks for it over HTTP at this machine. */
export function createHttpLibrary(
  secrets: Readonly<Record<string, string>>,
  /** The number that the system has for a bib of the catalogue. */
  numberOf: (bibId: string) => string,
) {
  const clock = createTestClock();
  const library = emptyMemoryLibrary(clock);
  return {
    tenant: { id: TENANT, policy: testSettings('alpha').policy },
    clock,
    library,
    deps: {
      clock,
      log: pino({ level: 'silent' }),
      secrets: { get: async (_tenant: string, name: string) => secrets[name] },
      sendOutside: createSendOutside(['127.0.0.1']),
      copies: memoryCopies(library),
      numbers: {
        ofBibs: async (_tenant: string, bibIds: readonly string[]) =>
          new Map(bibIds.map((id) => [id, numberOf(id)])),
      },
    },
  };
}
