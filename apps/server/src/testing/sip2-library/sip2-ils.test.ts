import { createCatalogueCopies } from '../../domains/collection/catalogue/records/catalogue-copies.ts';
import { addTerminal } from '../../domains/counter/terminals/terminals.ts';
import { createToldPayments } from '../../domains/lending/payments/told/told-payments.ts';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { grantingIls } from '../../ports/ils/granting-ils.ts';
import { describeIls } from '../../ports/ils/ils-suite.ts';
import { type IlsWorld, WORLD_PASSWORD } from '../../ports/ils/ils-world.ts';
import { createSip2Ils, SIP2_ABILITIES } from '../../ports/ils/sip2/sip2-driver.ts';
import { sip2SettingsSchema } from '../../ports/ils/sip2/sip2-settings.ts';
import { startSip2Server } from '../../standards/sip2/server/sip2-server.ts';
import { TENANT } from '../built-rows.ts';
import { fillLocalWorld, prepareLocalWorld } from '../local-world.ts';
import { createTestApp } from '../test-app.ts';
import { testSettings } from '../test-settings.ts';

const SERVER = {
  host: '127.0.0.1',
  port: 0,
  tls: undefined,
  connections: 50,
  silenceMs: 60_000,
  signInMs: 60_000,
};

describeIls('SIP2, asking our own server', createSip2World, SIP2_ABILITIES);

/** The portal's own circulation behind its SIP2 server, asked by the driver. Readers are named by their card, loans by their barcode. */
async function createSip2World(): Promise<IlsWorld> {
  const app = await createTestApp();
  const { db, clock, log } = app.deps;
  await prepareLocalWorld(db, clock);
  const terminal = {
    account: 'portal',
    libraryCode: 'MAIN',
    encoding: 'utf-8',
    lineEnd: 'cr',
    needsPin: false,
  } as const;
  const added = await addTerminal(app.deps, TENANT, terminal);
  if ('fault' in added) throw new Error(added.fault);
  const server = await startSip2Server(app.deps, SERVER);
  const { policy } = testSettings('alpha');
  const settings = sip2SettingsSchema.parse({
    kind: 'sip2',
    host: '127.0.0.1',
    port: server.port,
    transport: 'plain',
    account: 'alpha/portal',
    password: 'ils.password',
    libraryCode: 'MAIN',
    cacheSeconds: 0,
  });
  const ils = createSip2Ils(
    {
      clock,
      log,
      copies: createCatalogueCopies(db),
      secrets: { get: async () => added.secret },
      resolveOutside: async (host) => host,
      told: createToldPayments(db),
    },
    { id: TENANT, policy },
    settings,
  );
  const local = fillLocalWorld(db, { password_hash: await hashPassword(WORLD_PASSWORD) });
  const cardOf = new Map<string, string>();
  const idOf = (card: string) => [...cardOf].find(([, one]) => one === card)?.[0] ?? card;
  return {
    ...local,
    ils: grantingIls(ils),
    async addPatron(traits) {
      const id = await local.addPatron(traits);
      const row = await db
        .selectFrom('patron')
        .select('primary_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      cardOf.set(id, row.primary_id);
      return row.primary_id;
    },
    async addLoan(patron, itemId, traits) {
      await local.addLoan(idOf(patron), itemId, traits);
      const row = await db
        .selectFrom('item')
        .select('barcode')
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow();
      return row.barcode;
    },
    addHold: (on, { patronId, ...traits } = {}) =>
      local.addHold(on, { ...traits, ...(patronId !== undefined && { patronId: idOf(patronId) }) }),
    addDebt: (patron, amount) => local.addDebt(idOf(patron), amount),
    async close() {
      await server.stop();
      await app.close();
    },
  };
}
