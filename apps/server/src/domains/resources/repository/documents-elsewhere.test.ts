import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { listObjects } from '@lectern/contracts/resources/repository/list-objects';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { putResearcher } from '@lectern/contracts/resources/researchers/put-researcher';
import { getUnit } from '@lectern/contracts/resources/units/get-unit';
import { listResourcesOfUnit } from '@lectern/contracts/resources/units/list-resources-of-unit';
import { putUnit } from '@lectern/contracts/resources/units/put-unit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const EVERYBODY = {};

describe('documents of the digital library, on the pages of colleges and persons', () => {
  let app: TestApp;
  let desk: Client;
  let policyId: string;
  beforeAll(async () => {
    app = await createTestApp();
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    const rules = { describe: [EVERYBODY], read: [EVERYBODY] };
    policyId = (await desk.call(putPolicy, { names: { 'en-US': 'Open' }, rules })).id;
  });
  afterAll(() => app.close());

  async function collection(given: Partial<InputOf<typeof putCollection.input>> & { code: string }) {
    const names = { 'en-US': given.code };
    return (await desk.call(putCollection, { kind: 'base', names, isOpen: true, ...given })).id;
  }

  async function object(title: string, given: Partial<InputOf<typeof putObject.input>>): Promise<string> {
    const titles = { 'en-US': title };
    const facts = { kind: 'report' as const, titles, policyId, isOpen: true, collectionId: '' };
    return (await desk.call(putObject, { ...facts, ...given })).id;
  }

  it('are those that name a college or one below it, and those at home in its collections', async () => {
    const names = { 'en-US': 'Arts' };
    const arts = await desk.call(putUnit, { code: 'arts', kind: 'college', names });
    await desk.call(putUnit, { code: 'prints', kind: 'department', names, parentId: arts.id });
    const papers = await collection({ code: 'papers', kind: 'repository' });
    const own = await collection({ code: 'own', unitCode: 'prints' });
    const below = await collection({ code: 'below', parentId: own });
    const closed = await collection({ code: 'closed', unitCode: 'arts', isOpen: false });
    await object('Of the college', { collectionId: papers, unitCode: 'arts' });
    await object('Of its collection', { collectionId: below });
    await object('A draft', { collectionId: below, isOpen: false });
    await object('Of a closed collection', { collectionId: closed });
    await object('Of another', { collectionId: papers, unitCode: 'law' });
    await object('Of nobody', { collectionId: papers });
    const visitor = app.client();
    const titles = async (tab: 'object' | 'collection') => {
      const { total, entries } = await visitor.call(listResourcesOfUnit, { id: arts.id, tab });
      return [total, ...entries.map(({ title }) => title).sort()];
    };
    expect(await titles('object')).toEqual([2, 'Of its collection', 'Of the college']);
    expect(await titles('collection')).toEqual([1, 'own']);
    const { contents } = await visitor.call(getUnit, { id: arts.id });
    expect(contents).toEqual([
      { kind: 'collection', count: 1 },
      { kind: 'object', count: 2 },
    ]);
  });

  it('are those that a person made', async () => {
    const person = await desk.call(putResearcher, { names: { 'en-US': 'Ada Writer' } });
    const home = await collection({ code: 'texts', kind: 'repository' });
    const creators = [{ name: 'Ada Writer', personId: person.id }];
    await object('By Ada', { collectionId: home, creators });
    await object('A draft by Ada', { collectionId: home, creators, isOpen: false });
    await object('By another', { collectionId: home, creators: [{ name: 'Ada Writer' }] });
    const found = await app.client().call(listObjects, { personId: person.id });
    expect(found.objects.map(({ title }) => title)).toEqual(['By Ada']);
  });
});
