import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONSUMERS, DOMAINS, EXPIRIES } from './domains.ts';
import type { Db } from './platform/db/database.ts';
import { createEventRunner } from './platform/events/event-runner.ts';
import { addEvents } from './platform/events/outbox-store.ts';
import { expireOldRows } from './platform/jobs/expire-old-rows.ts';
import { createJobRunner } from './platform/jobs/job-runner.ts';
import { buildLoan, buildPatron, buildRequest } from './testing/builders.ts';
import { buildLibrary } from './testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/** Tables of which a library has a few rows, whatever it lends, and those of which a statement means all rows. */
const WHOLE = [
  'tenant',
  'opening_week',
  'opening_exception',
  'fine_amnesty',
  'patron_group',
  'point_terms',
  'purchase_terms',
  'title_list',
  'usage_provider',
  'harvest_source',
  // One row for each day that was told, for some weeks.
  'message_day',
  // Asked for one row.
  'subscription_query',
  // Deleted as a whole when nobody watches.
  'record_watch',
  'earlier_record',
  // Compared with all files of a library.
  'stored_file',
];
/** The statement by which the test waits. */
const COUNTED = 'select distinct "consumer"';
const CONSTANT = ['waiting', 'first', 'shares', '2-ROW'];

describe('what SQLite reads for work that runs by itself', () => {
  let app: TestApp;
  let statements: string[] = [];
  beforeAll(async () => {
    app = await createTestApp({ onStatement: (text) => statements.push(text) });
    await buildLibrary(app.deps.db);
  });
  afterAll(() => app.close());

  it('is found by an index where old rows are deleted', async () => {
    statements = [];
    const now = app.clock.now();
    await expireOldRows({ db: app.deps.db, databaseKind: 'sqlite', now }, EXPIRIES);
    expect(new Set(statements).size).toBeGreaterThanOrEqual(EXPIRIES.length);
    expect(await slowSteps(app.deps.db, statements)).toEqual([]);
  });

  it('is found by an index in jobs', async () => {
    const { db } = app.deps;
    await buildLoan(db, { due_date: '2025-01-02' });
    await buildLoan(db, { returned_at: '2024-01-02T00:00:00.000Z' });
    await buildRequest(db, { moves_at: '2026-01-01T00:00:00.000Z' });
    statements = [];
    const jobs = DOMAINS.flatMap(({ background }) => background?.(app.deps).jobs ?? []);
    for (const job of jobs.filter(({ recurring }) => recurring)) {
      const given = { id: '1', tenantId: undefined, payload: {}, attempt: 1 };
      await job.run(given, new AbortController().signal);
    }
    expect(await slowSteps(db, statements)).toEqual([]);
  });

  it('is found by an index where jobs and events are taken, and in what hears them', async () => {
    const { db } = app.deps;
    const patron = await buildPatron(db);
    const loan = await buildLoan(db);
    const request = await buildRequest(db);
    await db.transaction().execute(async (tx) => {
      for (const consumer of CONSUMERS) {
        const subjectIds = [patron.id, loan.id, request.id, loan.bib_id];
        await addEvents(tx, consumer, { tenantId: '1001', subjectIds, now: '' });
      }
    });
    statements = [];
    const jobs = createJobRunner(
      app.deps,
      DOMAINS.flatMap(({ background }) => background?.(app.deps).jobs ?? []),
    );
    const events = createEventRunner(app.deps, CONSUMERS);
    events.start();
    await jobs.start();
    await vi.waitFor(async () => expect((await countActing(db)).size).toBe(0), { timeout: 60_000 });
    await events.stop();
    await jobs.stop();
    const seen = statements.filter((text) => !text.startsWith(COUNTED));
    expect(await slowSteps(db, seen)).toEqual([]);
  });
});

/** The consumers with an `act` for which events wait. */
async function countActing(db: Db): Promise<ReadonlySet<string>> {
  const acting = new Set(CONSUMERS.flatMap(({ name, act }) => (act ? [name] : [])));
  const rows = await db.selectFrom('outbox_event').select('consumer').distinct().execute();
  return new Set(rows.map(({ consumer }) => consumer).filter((name) => acting.has(name)));
}

/** The steps of plans that read a whole table, or all that a library has in it, with their statements. */
async function slowSteps(db: Db, statements: readonly string[]): Promise<string[]> {
  const slow: string[] = [];
  for (const text of new Set(statements)) {
    if (!/^\s*(?:select|update|delete|insert|with)\b/i.test(text)) continue;
    const { rows } = await sql<{ detail: string }>`${sql.raw(
      `explain query plan ${text.replaceAll('?', "'x'")}`,
    )}`.execute(db);
    for (const { detail } of rows) if (readsAll(detail, text)) slow.push(`${detail}: ${text}`);
  }
  return slow;
}

function readsAll(step: string, text: string): boolean {
  const table = /^(?:SCAN|SEARCH) (\S+)/.exec(step)?.[1] ?? '';
  if (WHOLE.includes(table) || CONSTANT.includes(table)) return false;
  // Before it has measured a table, SQLite takes the rows of a tenant for fewer than some ids; later it seeks the ids.
  if (text.includes('"id" in (')) return step.startsWith('SCAN');
  return step.startsWith('SCAN') || step.endsWith('(tenant_id=?)');
}
