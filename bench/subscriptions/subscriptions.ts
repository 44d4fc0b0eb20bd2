import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readMarc } from '@lectern/marc/read-marc';
import { createDeps } from '@lectern/server/create-deps';
import { importRecords } from '@lectern/server/domains/collection/catalogue/import/import-records';
import { readRecords } from '@lectern/server/domains/discovery/search-index/documents-of-records';
import { hearRecordNews } from '@lectern/server/domains/shelf/subscriptions/match/hear-record-news';
import { tellDueHits } from '@lectern/server/domains/shelf/subscriptions/tell/tell-hits';
import { systemClock } from '@lectern/server/platform/clock';
import { readConfig } from '@lectern/server/platform/config';
import { type Db, databaseKind, openDatabase } from '@lectern/server/platform/db/database';
import { migrate } from '@lectern/server/platform/db/migrate';
import type { Deps } from '@lectern/server/platform/deps';
import { putTenant } from '@lectern/server/platform/tenants/tenant-store';
import { pino } from 'pino';
import { withPostgres } from '../sessions/bench-postgres.ts';
import { fillSubscriptions, queriesFor, WATCHING_SETTINGS } from './watching-library.ts';

const DATA =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
/** Records in Chinese, English and French. */
const FILES = [
  { name: 'chinese-cnmarc/chinese-cnmarc-utf8.iso', flavour: 'unimarc', most: 400 },
  { name: 'evergreen-concerto/jazz_1k.mrc', flavour: 'marc21', most: 300 },
  { name: 'evergreen-concerto/lul_fre_500.mrc', flavour: 'marc21', most: 300 },
] as const;
const TENANT = '1001';
const SUBSCRIPTIONS = 100_000;
/** Wanted. The generator may find fewer; then the aim is not measured, and the table says so. */
const QUERIES = 80_000;
/** As the event runner takes them. */
const EVENTS_AT_ONCE = 200;
const AIM_SECONDS = 60;

/**
 * Measures how long it takes until what 1,000 new records are is noted for 100,000 subscriptions (80,000 different queries if the records
 * give so many, three hits each), as the server does it: events in portions, queries, rows written. Then the messages of all who are told
 * at once, and a single new record. On SQLite, and on PostgreSQL with `--postgres URL`.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { postgres: { type: 'string' } } });
  const missing = FILES.map(({ name }) => join(DATA, name)).find((file) => !existsSync(file));
  if (missing) {
    console.error(`no ${missing}: set LECTERN_SHARED_DATA to where the shared data lies`);
    process.exitCode = 1;
    return;
  }
  if (values.postgres) await withPostgres(values.postgres, benchOn);
  else await benchOn(undefined);
}

async function benchOn(postgres: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const url = postgres ?? join(folder, 'lectern.db');
  const db = openDatabase({ url });
  try {
    await migrate(db, databaseKind(url));
    const now = new Date().toISOString();
    await putTenant(db, { id: TENANT, mappingPath: 'bench', settings: WATCHING_SETTINGS, now });
    const config = readConfig({
      LECTERN_DATA: folder,
      LECTERN_DATABASE_URL: url,
      LECTERN_SECRET_KEY: randomBytes(32).toString('base64'),
    });
    const deps = createDeps(config, { db, clock: systemClock, log: pino({ level: 'warn' }) });
    console.table(await measure(deps, db));
    await deps.search.close();
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

async function measure(deps: Deps, db: Db) {
  const tenant = (await deps.tenants.byId(TENANT))!;
  const since = new Date().toISOString();
  for (const file of FILES) await bring(deps, file);
  const ids = (await db.selectFrom('bib').select('id').where('tenant_id', '=', TENANT).execute()).map(
    ({ id }) => id,
  );
  const last = ids.at(-1)!;
  const records = await readRecords(deps, TENANT, ids, () => undefined);
  const queries = queriesFor(
    tenant,
    records.map(({ document }) => document),
    QUERIES,
  );
  await fillSubscriptions(db, tenant, queries, { count: SUBSCRIPTIONS, since });
  await deps.events.ready();
  const rows: { step: string; seconds: number; aim: number | string }[] = [];
  const matched = await timed(async () => {
    for (let at = 0; at < ids.length; at += EVENTS_AT_ONCE)
      await hearRecordNews.act?.(deps, TENANT, ids.slice(at, at + EVENTS_AT_ONCE));
  });
  // Fewer different queries are less work than the aim is about.
  const aim = queries.length < QUERIES ? `not measured: ${queries.length} queries` : AIM_SECONDS;
  rows.push({ step: 'new records matched, rows written', seconds: matched, aim });
  const again = await timed(() => hearRecordNews.act!(deps, TENANT, [last]));
  rows.push({ step: 'one record more', seconds: again, aim: '' });
  const told = await timed(() => tellDueHits(deps, tenant));
  rows.push({ step: 'messages of those who are told at once', seconds: told, aim: '' });
  const count = async (
    table: 'subscription_hit' | 'subscription_query' | 'subscription_anchor' | 'message',
  ) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('rows'))
          .where('tenant_id', '=', TENANT)
          .executeTakeFirstOrThrow()
      ).rows,
    );
  console.log(
    `${ids.length} records, ${SUBSCRIPTIONS} subscriptions, ${await count('subscription_query')} queries with ${await count('subscription_anchor')} anchors, ${await count('subscription_hit')} works found, ${await count('message')} messages`,
  );
  return rows;
}

/** Imports the first records of a file. Their events are taken away: what acts on them is measured later. */
async function bring(deps: Deps, { name, flavour, most }: (typeof FILES)[number]): Promise<void> {
  async function* bytes() {
    yield readFileSync(join(DATA, name));
  }
  async function* first() {
    let left: number = most;
    for await (const batch of readMarc(bytes())) {
      const records = batch.filter(({ kind }) => kind === 'record').slice(0, left);
      left -= records.length;
      yield records;
      if (left === 0) return;
    }
  }
  await importRecords(deps, { tenantId: TENANT, source: name, records: first(), flavour });
  await deps.db.deleteFrom('outbox_event').where('tenant_id', '=', TENANT).execute();
}

async function timed(work: () => Promise<void> | undefined): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) / 100) / 10;
}
