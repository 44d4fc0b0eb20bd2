import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { enqueueJob } from './job-store.ts';
import { jobType, NO_PAYLOAD } from './job-type.ts';
import { readJobsLag } from './jobs-lag.ts';
import { LANE_NAMES } from './lanes.ts';

const NOW = '2026-03-02T02:00:00.000Z';

describeOnBothDatabases('lag of jobs', 'events', (kind) => {
  let app: TestApp;
  let statements: string[] = [];
  beforeAll(async () => {
    app = await createTestApp({ kind, onStatement: (text) => statements.push(text) });
  });
  afterAll(() => app.close());

  it('is the time since the oldest job of each lane was due', async () => {
    const { db } = app.deps;
    const order = (lane: 'codes' | 'bulk' | 'notices', runAt: string, tenantId: string) =>
      enqueueJob(db, jobType('test', lane, NO_PAYLOAD), { payload: {}, runAt, tenantId, now: NOW });
    await order('codes', '2026-03-02T01:59:00.000Z', '1001');
    await order('codes', '2026-03-02T01:58:00.000Z', '1002');
    await order('bulk', '2026-03-02T02:05:00.000Z', '1001');
    await order('notices', '2026-03-02T02:05:00.000Z', '1001');
    await order('notices', '2026-03-02T01:59:50.000Z', '1002');
    expect(Object.fromEntries(await readJobsLag(db, new Date(NOW)))).toEqual({
      codes: 120,
      clocks: 0,
      events: 0,
      rounds: 0,
      notices: 10,
      bulk: 0,
    });
  });

  it.runIf(kind === 'sqlite')('is one entry of an index for each lane', async () => {
    statements = [];
    await readJobsLag(app.deps.db, new Date(NOW));
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(
      (statements[0] ?? '').replaceAll('?', "'x'"),
    )}`.execute(app.deps.db);
    const steps = rows.map(({ detail }) => detail).filter((detail) => / job\b/.test(detail));
    expect(steps).toEqual(
      LANE_NAMES.map(() => 'SEARCH job USING COVERING INDEX job_state_lane_run_at (state=? AND lane=?)'),
    );
  });
});
