import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Background, startBackground } from './background.ts';
import { rebuildIndexJob } from './domains/discovery/search-index/jobs.ts';
import { later } from './platform/clock.ts';
import { enqueueJob, findJob } from './platform/jobs/job-store.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const WITHIN = { timeout: 30_000, interval: 20 };

describe('background', () => {
  let app: TestApp;
  let background: Background;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(async () => {
    await background.stop();
    await app.close();
  });

  const captchas = () => app.deps.db.selectFrom('captcha').select('id').execute();
  const nextExpiry = async () =>
    (
      await app.deps.db
        .selectFrom('job')
        .select('run_at')
        .where('kind', '=', 'expire')
        .where('state', '=', 'waiting')
        .executeTakeFirst()
    )?.run_at;
  const addCaptcha = (id: string) =>
    app.deps.db
      .insertInto('captcha')
      .values({
        id,
        tenant_id: '1001',
        answer: 'x',
        work_bits: 0,
        scene: 1,
        expires_at: later(app.clock.now(), 60),
      })
      .execute();

  it('expires what is old when it starts, and every hour', async () => {
    await addCaptcha('before');
    app.clock.advance(61);
    background = await startBackground(app.deps);
    await vi.waitFor(async () => expect(await captchas()).toEqual([]), WITHIN);
    // Not before it has said when it comes again: that is an hour from the end of its work.
    await vi.waitFor(async () => expect(await nextExpiry()).toBe(later(app.clock.now(), 3600)), WITHIN);
    await addCaptcha('later');
    app.clock.advance(3600);
    await vi.waitFor(async () => expect(await captchas()).toEqual([]), WITHIN);
  });

  it('builds an index anew when staff order it', async () => {
    await vi.waitFor(async () => expect((await app.deps.search.status('1001')).state).toBe('ready'), WITHIN);
    const { generation } = await app.deps.search.status('1001');
    const now = app.clock.now().toISOString();
    const { id } = await enqueueJob(app.deps.db, rebuildIndexJob, {
      tenantId: '1001',
      payload: {},
      uniqueKey: '1001',
      now,
    });
    await vi.waitFor(async () => expect((await findJob(app.deps.db, id))?.state).toBe('done'), WITHIN);
    expect((await app.deps.search.status('1001')).generation).toBeGreaterThan(generation);
  });

  it('deletes nothing for a clock that is a day ahead for a while', async () => {
    await addCaptcha('not over');
    const home = app.clock.now().toISOString();
    app.clock.set(later(app.clock.now(), 86_400));
    await vi.waitFor(async () => expect(await nextExpiry()).toBe(later(app.clock.now(), 3600)), WITHIN);
    app.clock.set(home);
    expect(await captchas()).toEqual([{ id: 'not over' }]);
  });
});
