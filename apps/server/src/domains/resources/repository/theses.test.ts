import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { listTheses } from '@lectern/contracts/resources/repository/list-theses';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

describeOnBothDatabases('theses of the institution', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  let facts: Pick<InputOf<typeof putObject.input>, 'collectionId' | 'policyId' | 'kind' | 'isOpen'>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    const names = { 'en-US': 'Theses' };
    const { id: policyId } = await desk.call(putPolicy, { names, rules: { describe: [{}] } });
    const { id: collectionId } = await desk.call(putCollection, {
      kind: 'repository',
      code: 'theses',
      names,
      isOpen: true,
    });
    facts = { collectionId, policyId, kind: 'thesis', isOpen: true };
  });
  afterAll(() => app.close());

  const put = (title: string, given: Partial<InputOf<typeof putObject.input>>) =>
    desk.call(putObject, { titles: { 'en-US': title }, ...facts, ...given });

  it('are counted and listed by advisor, under the other filters, drafts left out', async () => {
    await put('One', { advisors: ['林一', 'B. Guide'], college: 'Arts', year: '2023' });
    const two = await put('Two', { advisors: ['林一', '林一'], college: 'Law', year: '2024' });
    await put('A draft', { advisors: ['林一'], college: 'Arts', isOpen: false });
    const visitor = app.client();
    const all = await visitor.call(listTheses, {});
    expect(all.advisors).toEqual([
      { value: '林一', count: 2 },
      { value: 'B. Guide', count: 1 },
    ]);
    const arts = await visitor.call(listTheses, { college: 'Arts' });
    expect(arts.advisors.map(({ count }) => count)).toEqual([1, 1]);
    const his = await visitor.call(listTheses, { advisor: 'B. Guide' });
    expect([his.total, his.objects.map(({ title }) => title)]).toEqual([1, ['One']]);
    // The values of a filter are those that it could have, so a reader can choose another.
    expect(his.advisors).toHaveLength(2);
    expect(his.years).toEqual([{ value: '2023', count: 1 }]);
    await desk.call(putObject, {
      ...facts,
      id: two.id,
      version: two.version,
      titles: { 'en-US': 'Two' },
      advisors: ['C. Other'],
    });
    expect((await visitor.call(listTheses, { advisor: '林一' })).total).toBe(1);
    await desk.call(removeObject, { id: two.id });
    expect((await visitor.call(listTheses, {})).advisors.map(({ value }) => value)).not.toContain('C. Other');
  });
});
