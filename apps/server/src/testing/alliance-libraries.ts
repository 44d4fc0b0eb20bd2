import type { Client } from '@lectern/contracts/kernel/client';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { addPeer } from '../domains/counter/alliance/peers/peers.ts';
import { tellReaderOfMoves } from '../domains/counter/alliance/tell-reader-of-moves.ts';
import { noteReturnedCopies } from '../domains/counter/alliance/transactions/note-returned-copies.ts';
import { tellUntoldOf } from '../domains/counter/alliance/transactions/tell-untold.ts';
import type { DatabaseKind } from '../platform/db/dialect.ts';
import { createEventRunner } from '../platform/events/event-runner.ts';
import { OutsideError } from '../platform/outside/outside-error.ts';
import { createSendOutside } from '../platform/outside/send-outside.ts';
import type { AllianceWire } from '../ports/alliance/alliance-wire.ts';
import { createHttpAllianceWire } from '../ports/alliance/http-alliance-wire.ts';
import { buildLoanRule, buildPatron, buildPatronGroup, buildSession } from './builders.ts';
import { TENANT } from './built-rows.ts';
import { buildBib, buildItem } from './catalogue-builders.ts';
import { indexTenant } from './index-tenant.ts';
import { openStaffSession } from './staff-session.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { putSettings, testSettings } from './test-settings.ts';

/** What happens to messages on their way from a server. */
export type WireFault = 'none' | 'away' | 'answer lost' | 'twice';

/** One server of the alliance, with a library at work. */
export interface AllianceServer {
  readonly app: TestApp;
  readonly origin: string;
  /** Messages that it sent, as they went over the network. */
  readonly sent: string[];
  /** What came back. */
  readonly answers: string[];
  /** What happens to its messages from now on. */
  fault: WireFault;
  readonly staff: Client;
  /** Tells what is untold, as the background does. */
  tell(): Promise<void>;
  close(): Promise<void>;
}

export interface AllianceLibraries {
  /** The library of the reader; it calls the other one `lender`. */
  readonly home: AllianceServer;
  /** The library of the copies; it calls the other one `home`. */
  readonly lender: AllianceServer;
  readonly patronId: string;
  readonly reader: Client;
  /** A record of the lender with one copy. */
  readonly recordId: string;
  readonly barcode: string;
  /** The key that both have. */
  readonly key: string;
  /** Moves the clocks of both servers. */
  pass(seconds: number): void;
  close(): Promise<void>;
}

/** The agencies of the two libraries in messages of NCIP. */
export const AGENCIES = { home: 'HOME', lender: 'LENDER' } as const;

/** Two servers on databases of their own that listen on ports and are in an alliance, over our own protocol or NCIP. */
export async function createAllianceLibraries(
  kind: DatabaseKind = 'sqlite',
  wire: 'portal' | 'ncip' = 'portal',
): Promise<AllianceLibraries> {
  const [home, lender] = await Promise.all([openServer(kind), openServer(kind)]);
  const peer = (code: keyof typeof AGENCIES, at: AllianceServer) => ({
    code,
    name: `The ${code} library`,
    address: `${at.origin}/alpha${wire === 'ncip' ? '/ncip' : ''}`,
    ...(wire === 'ncip' && {
      ncip: { agency: AGENCIES[code], ownAgency: AGENCIES[code === 'home' ? 'lender' : 'home'] },
    }),
  });
  const internal = ({ app }: AllianceServer) => ({
    ...app.deps,
    config: { ...app.deps.config, internalHosts: ['127.0.0.1'] },
  });
  const made = await addPeer(internal(home), TENANT, peer('lender', lender));
  if ('fault' in made) throw new Error(made.fault);
  await addPeer(internal(lender), TENANT, { ...peer('home', home), key: made.key });

  const { db } = lender.app.deps;
  await buildPatronGroup(db, { code: 'partner' });
  await buildLoanRule(db, { patron_group: 'partner', loan_days: 28, fine_per_day: 0 });
  const description = { isbns: [{ value: '9787020002207', valid: true }] } as const;
  const bib = await buildBib(db, { title: 'Far Harbours', author: 'Lin Yue', description });
  const item = await buildItem(db, { bib_id: bib.id, barcode: 'FAR-1' });
  await indexTenant(lender.app.deps, TENANT);
  const patron = await buildPatron(home.app.deps.db, { name: 'Secret Name' });
  const reader = home.app.client({ token: await buildSession(home.app.deps.db, patron) });
  return {
    home,
    lender,
    patronId: patron.id,
    reader,
    recordId: bib.id,
    barcode: item.barcode,
    key: made.key,
    pass(seconds) {
      for (const { app } of [home, lender]) app.clock.advance(seconds);
    },
    close: async () => void (await Promise.all([home.close(), lender.close()])),
  };
}

async function openServer(kind: DatabaseKind): Promise<AllianceServer> {
  const way: { fault: WireFault } = { fault: 'none' };
  const sent: string[] = [];
  const answers: string[] = [];
  const app = await createTestApp({
    kind,
    adapt: (deps) => {
      const real = createHttpAllianceWire(
        { ...deps, sendOutside: createSendOutside(['127.0.0.1']) },
        deps.config.apiPrefix,
      );
      return { ...deps, allianceWire: faultyWire(real, way, { sent, answers }) };
    },
  });
  const settings = testSettings('alpha');
  await putSettings(app, { ...settings, public: { ...settings.public, sduUnionLoanFlag: '1' } });
  await app.deps.tenants.refresh();
  const events = createEventRunner(app.deps, [tellReaderOfMoves]);
  events.start();
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const staff = app.client({ token: await openStaffSession(app, PERMISSIONS, 'MAIN') });
  return {
    app,
    origin,
    sent,
    answers,
    staff,
    get fault() {
      return way.fault;
    },
    set fault(next) {
      way.fault = next;
    },
    async close() {
      await events.stop();
      await app.close();
    },
    async tell() {
      const tenant = await app.deps.tenants.byId(TENANT);
      if (!tenant) throw new Error('the library is gone');
      await noteReturnedCopies(app.deps, tenant);
      await tellUntoldOf(app.deps, tenant);
    },
  };
}

function faultyWire(
  real: AllianceWire,
  way: { readonly fault: WireFault },
  { sent, answers }: Pick<AllianceServer, 'sent' | 'answers'>,
): AllianceWire {
  const through =
    (sender: AllianceWire['send']) => async (tenantId: string, address: URL, message: string) => {
      if (way.fault === 'away') throw new OutsideError('unreachable', 'the network is cut');
      sent.push(message);
      const answer = await sender(tenantId, address, message);
      answers.push(answer);
      if (way.fault === 'answer lost') throw new OutsideError('timeout', 'the answer was lost');
      if (way.fault === 'twice') await sender(tenantId, address, message).catch(() => undefined);
      return answer;
    };
  return { send: through(real.send), sendNcip: through(real.sendNcip) };
}
