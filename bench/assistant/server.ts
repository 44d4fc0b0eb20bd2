import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { assistantSettingsSchema } from '@lectern/contracts/people/tenant/assistant-settings';
import { createApp } from '@lectern/server/app';
import { createDeps } from '@lectern/server/create-deps';
import { trainModel } from '@lectern/server/domains/discovery/search-index/meaning/train-model';
import { systemClock } from '@lectern/server/platform/clock';
import { readConfig } from '@lectern/server/platform/config';
import { openDatabase } from '@lectern/server/platform/db/database';
import { migrate } from '@lectern/server/platform/db/migrate';
import { openSession } from '@lectern/server/platform/sessions/sessions';
import { putTenant } from '@lectern/server/platform/tenants/tenant-store';
import { buildLoanRule, buildPatron, buildPatronGroup } from '@lectern/server/testing/builders';
import { buildLibrary } from '@lectern/server/testing/catalogue-builders';
import { indexTenant } from '@lectern/server/testing/index-tenant';
import { testSettings } from '@lectern/server/testing/test-settings';
import { pino } from 'pino';
import { fillCatalogue, TENANT } from './fill-catalogue.ts';

/** What the measured server is started with. `model`: the address of a model server. */
export interface ServerOptions {
  readonly folder: string;
  readonly records: number;
  readonly readers: number;
  readonly model: string;
}

/** What it says once it listens. */
export interface ServerReady {
  readonly origin: string;
  readonly records: number;
  readonly seconds: { readonly fill: number; readonly train: number; readonly index: number };
  readonly tokens: readonly string[];
  /** Titles and authors from which questions are made. */
  readonly works: readonly { readonly title: string; readonly author: string; readonly subject: string }[];
}

const WORKS = 2000;
const HOUR_MS = 3_600_000;

/** A library with so many records, a model of meaning learnt from them, and readers, over HTTP. Ends with its parent. */
async function serve({ folder, records, readers, model }: ServerOptions): Promise<void> {
  const db = openDatabase({ url: join(folder, 'lectern.db'), durability: 'normal' });
  await migrate(db, 'sqlite');
  await setLibrary('');
  const config = readConfig({
    LECTERN_DATA: folder,
    LECTERN_SECRET_KEY: randomBytes(32).toString('base64'),
    LECTERN_INTERNAL_HOSTS: '127.0.0.1',
  });
  const deps = createDeps(config, { db, clock: systemClock, log: pino({ level: 'error' }) });
  const begun = performance.now();
  const stored = await fillCatalogue(deps, records);
  const filled = performance.now();
  await trainModel(deps, TENANT);
  const trained = performance.now();
  await indexTenant(deps, TENANT);
  const indexed = performance.now();
  await buildLibrary(db);
  await buildPatronGroup(db);
  await buildLoanRule(db);
  const tokens: string[] = [];
  for (let at = 0; at < readers; at++) tokens.push(await newSession());
  const works = await db
    .selectFrom('bib')
    .select(['title', 'author', 'bib'])
    .where('source', '=', 'tibkat')
    .orderBy('id')
    .limit(WORKS * 10)
    .execute();
  const app = await createApp(deps);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', (name: string) => {
    void setLibrary(name)
      .then(() => deps.tenants.refresh())
      .then(() => process.send?.('set'));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({
    origin,
    records: stored,
    seconds: {
      fill: (filled - begun) / 1000,
      train: (trained - filled) / 1000,
      index: (indexed - trained) / 1000,
    },
    tokens,
    works: works
      .filter((_work, at) => at % 10 === 0)
      .map(({ title, author, bib }) => ({ title, author, subject: subjectOf(bib) })),
  } satisfies ServerReady);

  /** The model that the library asks; '' for none. */
  async function setLibrary(name: string): Promise<void> {
    const settings = testSettings('bench');
    const assistant = assistantSettingsSchema.parse({
      atOnce: 1000,
      modelsAtOnce: 1000,
      tokensPerDay: 10_000_000_000,
      models: name === '' ? [] : [{ address: model, model: name }],
    });
    const shown = { ...settings.public, aiOpenFlag: '1' as const };
    const now = new Date().toISOString();
    await putTenant(db, {
      id: TENANT,
      mappingPath: 'bench',
      settings: { ...settings, public: shown, assistant },
      now,
    });
  }

  async function newSession(): Promise<string> {
    const { id } = await buildPatron(db);
    const now = Date.now();
    return openSession(db, {
      tenant_id: TENANT,
      actor_kind: 'patron',
      actor_id: id,
      method: 1,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + HOUR_MS).toISOString(),
    });
  }
}

function subjectOf(bib: string): string {
  const { subjects } = JSON.parse(bib) as {
    readonly subjects: readonly { readonly parts: readonly string[] }[];
  };
  return subjects[0]?.parts[0] ?? '';
}

await serve(JSON.parse(process.argv[2]!) as ServerOptions);
