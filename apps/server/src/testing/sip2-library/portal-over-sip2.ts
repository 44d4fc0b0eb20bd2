import { pino } from 'pino';
import type { CatalogueCopies } from '../../ports/ils/catalogue-copies.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import { createSip2Ils } from '../../ports/ils/sip2/sip2-driver.ts';
import { sip2SettingsSchema } from '../../ports/ils/sip2/sip2-settings.ts';
import { TENANT } from '../built-rows.ts';
import { createTestClock } from '../test-clock.ts';
import { testSettings } from '../test-settings.ts';
import { memoryTold } from './memory-told.ts';

/** A library whose system answers over SIP2 at a port of this machine, with these copies in its catalogue. */
export function portalOverSip2(
  port: number,
  copies: CatalogueCopies,
  settings: Readonly<Record<string, unknown>> = {},
): IlsPort {
  const given = { kind: 'sip2', host: '127.0.0.1', port, transport: 'plain', ...settings };
  const deps = {
    clock: createTestClock(),
    log: pino({ level: 'silent' }),
    copies,
    secrets: { get: async () => '' },
    resolveOutside: async (host: string) => host,
    told: memoryTold(),
  };
  const { policy } = testSettings('alpha');
  return createSip2Ils(deps, { id: TENANT, policy }, sip2SettingsSchema.parse(given));
}
