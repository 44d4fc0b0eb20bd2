import { dropFailedWork } from '@lectern/contracts/people/staff/drop-failed-work';
import { ALL_FAILED_WORK } from '@lectern/contracts/people/staff/failed-work-choice';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { listFailedWork } from '@lectern/contracts/people/staff/list-failed-work';
import { retryFailedWork } from '@lectern/contracts/people/staff/retry-failed-work';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageEvents } from '../../../platform/events/outbox-store.ts';
import { findJob } from '../../../platform/jobs/job-store.ts';
import { addFailedJob, addParkedEvent } from '../../../testing/failed-work.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('failed work of a library', () => {
  let app: TestApp;
  let staff: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp();
    staff = app.client({ token: await openStaffSession(app, ['staff.work', 'staff.audit'], 'MAIN') });
  });
  beforeEach(async () => {
    for (const table of ['job', 'parked_event', 'outbox_event'] as const)
      await app.deps.db.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  const failed = () => staff.call(listFailedWork, {});

  it('is listed with its error, the last one first, and nothing of another library', async () => {
    const { db } = app.deps;
    const job = await addFailedJob(db, { failedAt: '2026-03-02T02:00:00.000Z' });
    const event = await addParkedEvent(db, { failedAt: '2026-03-02T03:00:00.000Z' });
    await addFailedJob(db, { tenantId: '1002' });
    await addParkedEvent(db, { tenantId: '1002' });
    expect(await failed()).toEqual({
      total: 2,
      works: [
        {
          id: event,
          kind: 'index',
          attempts: 8,
          error: 'no index',
          failedAt: '2026-03-02T03:00:00.000Z',
          canRetry: true,
        },
        {
          id: job,
          kind: 'covers.remove',
          attempts: 5,
          error: 'no answer',
          failedAt: '2026-03-02T02:00:00.000Z',
          canRetry: true,
        },
      ],
    });
  });

  it('is done again, each or all, and nothing of another library', async () => {
    const { db } = app.deps;
    const job = await addFailedJob(db);
    const event = await addParkedEvent(db);
    const [otherJob, otherEvent] = [
      await addFailedJob(db, { tenantId: '1002' }),
      await addParkedEvent(db, { tenantId: '1002' }),
    ];
    for (const id of [otherJob, otherEvent])
      await expect(staff.call(retryFailedWork, { id })).rejects.toMatchObject({
        code: 'FAILED_WORK_UNKNOWN',
      });
    expect(await staff.call(retryFailedWork, { id: event })).toEqual({ count: 1 });
    const waiting = await pageEvents(db, { name: 'index' }, '1001', { afterSeq: 0, limit: 10 });
    expect(waiting.map(({ seq }) => `${seq}`)).toEqual([event]);
    expect(await staff.call(retryFailedWork, { id: ALL_FAILED_WORK })).toEqual({ count: 1 });
    expect((await findJob(db, job))?.state).toBe('waiting');
    expect((await findJob(db, otherJob))?.state).toBe('failed');
    expect(await failed()).toEqual({ total: 0, works: [] });
    expect(await staff.call(retryFailedWork, { id: ALL_FAILED_WORK })).toEqual({ count: 0 });
  });

  it('is deleted, each or all, and nothing of another library', async () => {
    const { db } = app.deps;
    const event = await addParkedEvent(db);
    await addParkedEvent(db, { subjectId: 'other thing' });
    await addFailedJob(db);
    const other = await addFailedJob(db, { tenantId: '1002' });
    await expect(staff.call(dropFailedWork, { id: other })).rejects.toMatchObject({
      code: 'FAILED_WORK_UNKNOWN',
    });
    expect(await staff.call(dropFailedWork, { id: event })).toEqual({ count: 1 });
    expect(await staff.call(dropFailedWork, { id: ALL_FAILED_WORK })).toEqual({ count: 2 });
    expect(await failed()).toEqual({ total: 0, works: [] });
    expect((await findJob(db, other))?.state).toBe('failed');
  });

  it('says why it cannot be done again', async () => {
    const forgotten = await addFailedJob(app.deps.db, { isForgotten: true });
    await expect(staff.call(retryFailedWork, { id: forgotten })).rejects.toMatchObject({
      code: 'FAILED_WORK_FORGOTTEN',
    });
    expect(await staff.call(retryFailedWork, { id: ALL_FAILED_WORK })).toEqual({ count: 0 });
    expect((await failed()).works).toMatchObject([{ id: forgotten, canRetry: false }]);
  });

  it('leaves in the audit who did it again and who deleted it', async () => {
    const id = await addParkedEvent(app.deps.db);
    await staff.call(retryFailedWork, { id });
    await addFailedJob(app.deps.db);
    await staff.call(dropFailedWork, { id: ALL_FAILED_WORK });
    const { entries } = await staff.call(listAudit, { rows: 2 });
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['staff.dropWork', ''],
      ['staff.retryWork', 'index'],
    ]);
    expect(entries[0]?.details).toMatchObject({ after: { count: 1 } });
  });

  it('is hidden from staff who only read the audit', async () => {
    const auditor = app.client({ token: await openStaffSession(app, ['staff.audit'], 'MAIN') });
    await expect(auditor.call(listFailedWork, {})).rejects.toMatchObject({ status: 403 });
  });
});
