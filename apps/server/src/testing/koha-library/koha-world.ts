import { grantingIls } from '../../ports/ils/granting-ils.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import type { IlsWorld } from '../../ports/ils/ils-world.ts';
import { createKohaIls } from '../../ports/ils/koha/koha-driver.ts';
import { kohaSettingsSchema } from '../../ports/ils/koha/koha-settings.ts';
import { createHttpLibrary } from '../http-library.ts';
import { memoryWorld } from '../memory-library/memory-world.ts';
import type { TestClock } from '../test-clock.ts';
import { createKohaNumbers } from './koha-numbers.ts';
import { CLIENT, type KohaServer, startKohaServer } from './koha-server.ts';

/** The settings `ils` of a tenant whose library system is a test server. */
export function kohaSettings({ origin }: KohaServer) {
  return {
    kind: 'koha',
    address: `${origin}/api/v1`,
    clientId: CLIENT.id,
    clientSecret: 'ils.secret',
    cacheSeconds: 0,
  };
}

export const KOHA_SECRETS: Readonly<Record<string, string>> = { 'ils.secret': CLIENT.secret };

export interface KohaWorld extends IlsWorld {
  readonly server: KohaServer;
  readonly clock: TestClock;
  readonly port: IlsPort;
}

/** A library in Koha, asked by the driver. Patrons and loans are named by Koha's numbers, items and records by the catalogue's ids. */
export async function createKohaWorld(changed: Readonly<Record<string, unknown>> = {}): Promise<KohaWorld> {
  const numbers = createKohaNumbers();
  const { tenant, clock, library, deps } = createHttpLibrary(KOHA_SECRETS, (id) => String(numbers.of(id)));
  const server = await startKohaServer(() => library, numbers, tenant);
  const settings = kohaSettingsSchema.parse({ ...kohaSettings(server), ...changed });
  const port = createKohaIls(deps, tenant, settings);
  const world = memoryWorld(library);
  const numberOf = async (id: Promise<string>) => String(numbers.of(await id));
  const idOf = (number: string) => numbers.idOf(number) ?? number;
  return {
    ...world,
    server,
    clock,
    port,
    ils: grantingIls(port),
    addPatron: (traits) => numberOf(world.addPatron(traits)),
    addLoan: (patron, itemId, traits) => numberOf(world.addLoan(idOf(patron), itemId, traits)),
    addHold: (on, { patronId, ...traits } = {}) =>
      world.addHold(on, { ...traits, ...(patronId !== undefined && { patronId: idOf(patronId) }) }),
    addDebt: (patron, amount) => world.addDebt(idOf(patron), amount),
    close: () => server.close(),
  };
}
