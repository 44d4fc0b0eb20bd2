import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newId } from '../platform/db/ids.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import { takeEvents } from '../platform/events/outbox-store.ts';
import { enqueueJob, findJob } from '../platform/jobs/job-store.ts';
import { jobType } from '../platform/jobs/job-type.ts';
import { putTenant } from '../platform/tenants/tenant-store.ts';
import { addParkedEvent } from '../testing/failed-work.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { testSettings } from '../testing/test-settings.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const sendJob = jobType('notice.send', 'notices', z.object({}));

describe('lectern jobs', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
    const settings = testSettings('beta');
    await putTenant(installation.db, { id: '1002', mappingPath: 'beta', settings, now: NOW });
  });
  beforeEach(() => installation.db.deleteFrom('job').execute());
  afterAll(() => installation.close());

  const run = (...words: string[]) => installation.run(['jobs', ...words]);
  const stateOf = async (id: string) => (await findJob(installation.db, id))?.state;

  async function fail(tenantId: string, given: { error?: string; uniqueKey?: string } = {}): Promise<string> {
    const { error = 'no answer', ...order } = given;
    const { id } = await enqueueJob(installation.db, sendJob, { tenantId, payload: {}, now: NOW, ...order });
    await installation.db
      .updateTable('job')
      .set({ state: 'failed', attempts: 5, last_error: error, finished_at: NOW })
      .where('id', '=', id)
      .execute();
    return id;
  }

  it('lists what was given up, in one line and without what is personal', async () => {
    expect((await run('list')).out).toBe('No work has failed.\n');
    const error = 'refused\nreader@example.org\t13800138000 unknown';
    const [first, other] = [await fail('1001', { error }), await fail('1002')];
    await enqueueJob(installation.db, sendJob, { tenantId: '1001', payload: {}, now: NOW });
    const line = `${NOW}\tnotice.send\t1001\t${first}\t5\trefused ▮▮▮ ▮▮▮ unknown\n`;
    expect((await run('list', '--tenant', 'alpha')).out).toBe(line);
    expect((await run('list', '--id', first)).out).toBe(line);
    expect((await run('list')).out).toBe(`${NOW}\tnotice.send\t1002\t${other}\t5\tno answer\n${line}`);
    expect((await run('list', '--tenant', 'gamma')).code).toBe(1);
  });

  it('runs those again that are named, with all their attempts', async () => {
    const [first, second, other] = [await fail('1001'), await fail('1001'), await fail('1002')];
    expect((await run('retry', '--id', first)).out).toBe('Done again: 1.\n');
    expect(
      await installation.db.selectFrom('job').selectAll().where('id', '=', first).execute(),
    ).toMatchObject([{ state: 'waiting', attempts: 0, last_error: null, finished_at: null }]);
    expect(await run('retry', '--id', first)).toMatchObject({
      code: 1,
      err: 'There is no such work that can be done again.\n',
    });
    expect((await run('retry', '--tenant', 'alpha')).out).toBe('Done again: 1.\n');
    expect([await stateOf(second), await stateOf(other)]).toEqual(['waiting', 'failed']);
    expect((await run('retry', '--all')).out).toBe('Done again: 1.\n');
  });

  it('runs one job of a key again, and none beside one that waits', async () => {
    const failed = [await fail('1001', { uniqueKey: 'a' }), await fail('1001', { uniqueKey: 'a' })];
    expect((await run('retry', '--all')).out).toBe('Done again: 1.\n');
    expect(
      (await Promise.all(failed.map(stateOf))).sort((one, other) => String(one).localeCompare(String(other))),
    ).toEqual(['failed', 'waiting']);
    expect((await run('retry', '--all')).code).toBe(1);
  });

  it('runs no job again whose work is forgotten', async () => {
    const id = await fail('1001');
    await installation.db.updateTable('job').set({ is_final: 1 }).where('id', '=', id).execute();
    expect((await run('retry', '--all')).code).toBe(1);
    expect(await stateOf(id)).toBe('failed');
  });

  it('runs more than a thousand again, and deletes as many', async () => {
    const { id } = await enqueueJob(installation.db, sendJob, { payload: {}, now: NOW });
    const [row] = await installation.db.selectFrom('job').selectAll().where('id', '=', id).execute();
    const failed = Array.from({ length: 1200 }, () => ({ ...row!, id: newId(), state: 'failed' as const }));
    await insertRows(installation.db, 'job', failed);
    expect((await run('retry', '--all')).out).toBe('Done again: 1,200.\n');
    await installation.db.updateTable('job').set({ state: 'failed' }).execute();
    expect((await run('drop', '--all')).out).toBe('Deleted: 1,201.\n');
  });

  it('cover events that were set aside, which go back into their order', async () => {
    const park = (tenantId: string, subjectId: string) =>
      addParkedEvent(installation.db, { tenantId, subjectId });
    const waiting = async () =>
      (await takeEvents(installation.db, { name: 'index' }, 10)).map(({ subjectId }) => subjectId);
    const [first, second, other] = [
      await park('1001', 'a'),
      await park('1001', 'b'),
      await park('1002', 'c'),
    ];
    await installation.db
      .insertInto('outbox_event')
      .values({ tenant_id: '1001', topic: 'moved', consumer: 'index', subject_id: 'd', created_at: NOW })
      .execute();
    const line = `${NOW}\tindex\t1001\t${first}\t8\tno index\n`;
    expect((await run('list', '--id', first)).out).toBe(line);
    expect((await run('list', '--tenant', 'alpha')).out).toContain(line);
    expect((await run('drop', '--id', second)).out).toBe('Deleted: 1.\n');
    expect((await run('retry', '--tenant', 'alpha')).out).toBe('Done again: 1.\n');
    expect(await waiting()).toEqual(['a', 'd']);
    expect((await run('retry', '--id', other)).out).toBe('Done again: 1.\n');
    expect(await waiting()).toEqual(['a', 'c', 'd']);
  });

  it('deletes those that are named, and none that still wait', async () => {
    const [first, other] = [await fail('1001'), await fail('1002')];
    const waiting = await enqueueJob(installation.db, sendJob, { tenantId: '1001', payload: {}, now: NOW });
    expect((await run('drop', '--tenant', 'alpha')).out).toBe('Deleted: 1.\n');
    expect(await stateOf(first)).toBeUndefined();
    expect((await run('drop', '--id', waiting.id)).code).toBe(1);
    expect([await stateOf(waiting.id), await stateOf(other)]).toEqual(['waiting', 'failed']);
  });

  it('changes nothing where it is not said what', async () => {
    const id = await fail('1001');
    for (const word of ['retry', 'drop']) {
      expect((await run(word)).code).toBe(2);
      expect((await run(word, '--all', '--tenant', 'alpha')).code).toBe(2);
    }
    expect(await stateOf(id)).toBe('failed');
  });
});
