import { createFolioIls } from '../../ports/ils/folio/folio-driver.ts';
import { folioSettingsSchema } from '../../ports/ils/folio/folio-settings.ts';
import { grantingIls } from '../../ports/ils/granting-ils.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import type { IlsWorld } from '../../ports/ils/ils-world.ts';
import { createHttpLibrary } from '../http-library.ts';
import { memoryWorld } from '../memory-library/memory-world.ts';
import type { TestClock } from '../test-clock.ts';
import { SERVICE_POINTS } from './folio-bodies.ts';
import { folioId } from './folio-ids.ts';
import {
  CANCELLATION_REASON,
  EDGE_KEY,
  type FolioServer,
  PORTAL_PASSWORD,
  startFolioServer,
} from './folio-server.ts';

/** The settings `ils` of a tenant whose library system is a test server. */
export function folioSettings({ origin }: FolioServer) {
  return {
    kind: 'folio',
    edgePatron: `${origin}/edge-patron`,
    edgeRtac: `${origin}/edge-rtac`,
    gateway: `${origin}/okapi`,
    tenant: 'diku',
    apiKey: 'ils.key',
    account: 'portal',
    password: 'ils.password',
    signInWith: 'barcode',
    servicePoints: Object.fromEntries(Object.entries(SERVICE_POINTS).map(([code, id]) => [id, code])),
    cancellationReason: CANCELLATION_REASON,
    libraryCode: 'MAIN',
    cacheSeconds: 0,
  };
}

export const FOLIO_SECRETS: Readonly<Record<string, string>> = {
  'ils.key': EDGE_KEY,
  'ils.password': PORTAL_PASSWORD,
};

export interface FolioWorld extends IlsWorld {
  readonly server: FolioServer;
  readonly clock: TestClock;
  readonly port: IlsPort;
}

/** A library in FOLIO, asked by the driver. Instances have the ids of the catalogue's records, as FOLIO writes ids. */
export async function createFolioWorld(changed: Readonly<Record<string, unknown>> = {}): Promise<FolioWorld> {
  const { tenant, clock, library, deps } = createHttpLibrary(FOLIO_SECRETS, folioId);
  const server = await startFolioServer(() => library, tenant);
  const settings = folioSettingsSchema.parse({ ...folioSettings(server), ...changed });
  const port = createFolioIls(deps, tenant, settings);
  const world = memoryWorld(library);
  return {
    ...world,
    server,
    clock,
    port,
    ils: grantingIls(port),
    addLoan: async (patronId, itemId, traits) => folioId(await world.addLoan(patronId, itemId, traits)),
    close: () => server.close(),
  };
}
