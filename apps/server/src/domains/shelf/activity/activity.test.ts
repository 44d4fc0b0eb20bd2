import type { Client } from '@lectern/contracts/kernel/client';
import { addBehaviour } from '@lectern/contracts/shelf/activity/add-behaviour';
import { addNavigationLog } from '@lectern/contracts/shelf/activity/add-navigation-log';
import { eraseBehaviours } from '@lectern/contracts/shelf/activity/erase-behaviours';
import { keepBehaviours } from '@lectern/contracts/shelf/activity/keep-behaviours';
import { listActivityRecords } from '@lectern/contracts/shelf/activity/list-activity-records';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { logResource } from '@lectern/contracts/shelf/activity/log-resource';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { dropOldActivity } from './activity-store.ts';
import { forgetActivity } from './forget-activity.ts';
import { keptSince } from './kept-since.ts';
import { writeWaiting } from './note-activity.ts';

describeOnBothDatabases('what readers do', 'SQL', (kind) => {
  let app: TestApp;
  let reader: Client;
  let patronId: string;
  let whale: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    whale = (await buildBib(app.deps.db, { title: 'Moby Dick', author: 'Melville' })).id;
  });
  beforeEach(async () => {
    const patron = await buildPatron(app.deps.db);
    patronId = patron.id;
    reader = app.client({ token: await buildSession(app.deps.db, patron) });
  });
  afterAll(() => app.close());

  const list = () => reader.call(listActivityRecords, {});
  const open = () => reader.call(addBehaviour, { event: 'openRecord', recordId: whale });
  const written = () =>
    app.deps.db.selectFrom('activity').selectAll().where('patron_id', '=', patronId).execute();

  it('is in records of their own, newest first, with the work that it was about', async () => {
    expect(await open()).toEqual({ kept: true });
    app.clock.advance(60);
    await reader.call(logResource, { event: 'openFullText', recordId: whale });
    app.clock.advance(60);
    await reader.call(logDatabase, { event: 'openTrial' });
    app.clock.advance(60);
    await reader.call(addNavigationLog, { navigationType: 17 });
    const { records, total, isOn, keptDays } = await list();
    expect({ total, isOn, keptDays }).toEqual({ total: 4, isOn: true, keptDays: 90 });
    expect(records.map(({ event }) => event)).toEqual([
      'navigate',
      'openTrial',
      'openFullText',
      'openRecord',
    ]);
    expect(records[0]).toMatchObject({ navigation: 'thesis', bib: null });
    expect(records[3]).toMatchObject({ bib: { recordId: whale, title: 'Moby Dick', author: 'Melville' } });
  });

  it('is seen by nobody else', async () => {
    await open();
    await list();
    const other = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    expect((await other.call(listActivityRecords, {})).total).toBe(0);
  });

  it('is not written after it was switched off, and is again after it was switched on', async () => {
    await open();
    await reader.call(keepBehaviours, { isOn: false });
    expect(await open()).toEqual({ kept: false });
    await reader.call(logResource, { event: 'openFullText', recordId: whale });
    await reader.call(addNavigationLog, { navigationType: 17 });
    await writeWaiting(app.deps);
    expect(await written()).toHaveLength(1);
    expect(await list()).toMatchObject({ total: 1, isOn: false });
    await reader.call(keepBehaviours, { isOn: true });
    await open();
    expect((await list()).total).toBe(2);
  });

  it('is gone when it was erased, also what was not written yet', async () => {
    await open();
    await list();
    await open();
    expect(await reader.call(eraseBehaviours, {})).toEqual({ erased: 1 });
    await writeWaiting(app.deps);
    expect(await written()).toEqual([]);
    app.clock.advance(1);
    await open();
    expect((await list()).total).toBe(1);
  });

  it('is counted without readers, and nothing that a visitor wrote into the address is', async () => {
    const visitor = app.client();
    const day = '2026-05-04';
    app.clock.set(`${day}T04:00:00.000Z`);
    await visitor.call(logResource, { event: 'download', recordId: whale });
    await visitor.call(logResource, { event: 'download', recordId: '13800138000' });
    await visitor.call(logResource, { event: 'download', recordId: whale });
    await writeWaiting(app.deps);
    const counts = await app.deps.db
      .selectFrom('click_count')
      .select(['event', 'subject', 'count'])
      .where('day', '=', day)
      .orderBy('subject')
      .execute();
    expect(counts).toEqual([
      { event: 'download', subject: '', count: 1 },
      { event: 'download', subject: whale, count: 2 },
    ]);
    await visitor.call(logResource, { event: 'download', recordId: whale });
    await writeWaiting(app.deps);
    const again = app.deps.db.selectFrom('click_count').select('count').where('subject', '=', whale);
    expect((await again.where('day', '=', day).executeTakeFirst())?.count).toBe(3);
  });

  it('takes events of the list alone', async () => {
    const refused = { code: 'INPUT_INVALID' };
    await expect(reader.call(addNavigationLog, { navigationType: 999 })).rejects.toMatchObject(refused);
    await expect(reader.call(logResource, { event: 'anything' as never })).rejects.toMatchObject(refused);
  });

  it('is deleted after the days of the library', async () => {
    await open();
    await list();
    app.clock.advance(91 * 86_400);
    await open();
    expect((await list()).total).toBe(1);
    const tenant = (await app.deps.tenants.byId(TENANT))!;
    expect(
      await dropOldActivity(app.deps.db, TENANT, keptSince(tenant, app.clock.now()), 100),
    ).toBeGreaterThan(0);
    expect(await written()).toHaveLength(1);
  });

  it('is forgotten with the reader, and not written for a reader who left', async () => {
    await open();
    await reader.call(keepBehaviours, { isOn: true });
    await inTransaction(app.deps.db, (tx) => forgetActivity(tx, TENANT, patronId));
    expect(await written()).toEqual([]);
    await open();
    await app.deps.db.deleteFrom('account').where('id', '=', patronId).execute();
    await writeWaiting(app.deps);
    expect(await written()).toEqual([]);
  });
});
