import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { getMenuList } from '@lectern/contracts/people/tenant/get-menu-list';
import { getOwnLibraries } from '@lectern/contracts/people/tenant/get-own-libraries';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { createTenant, whyNotNamed } from './new-tenant.ts';

describeOnEachDatabase('a new tenant', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  async function create(id: string, mappingPath: string) {
    const names = { 'en-US': 'North', 'zh-CN': '北馆' };
    const rest = { shown: { defaultLanguage: 'en-US' }, policy: {}, firstLibrary: 'MAIN' } as const;
    await createTenant(app.deps, { id, mappingPath, names, ...rest });
    await app.deps.tenants.refresh();
    return app.client({ tenant: mappingPath });
  }

  it('is on air with a menu of pages that exist and a building', async () => {
    const north = await create('7001', 'north');
    const menu = await north.call(getMenuList, {});
    expect(menu.map(({ menuUrl }) => menuUrl)).toContain('/collectionNav');
    expect(menu.map(({ menuUrl }) => menuUrl)).not.toContain('/digitalLibrary');
    expect(await north.call(getOwnLibraries, {})).toEqual([
      { libCode: 'MAIN', libName: 'North', isLast: false },
    ]);
    expect(await north.call(getFindConfig, {})).toMatchObject({ footerContact: '0' });
  });

  it('has the rules of its group as settings', async () => {
    const digital = await create('100041', 'digital');
    expect(await digital.call(getFindConfig, {})).toMatchObject({
      digitalLibraryMenu: '1',
      footerContact: '1',
    });
    const menu = await digital.call(getMenuList, {});
    expect(menu.map(({ menuUrl }) => menuUrl)).toContain('/digitalLibrary');
  });

  it.each([
    ['a path that is taken', '7002', 'alpha', 'already'],
    ['a group code that is taken', '1001', 'other', 'already'],
    ['a path of the server', '7002', 'api', 'no path'],
    ['the path of its health', '7002', 'health', 'no path'],
    ['the path of its metrics', '7002', 'metrics', 'no path'],
    ['a path with capitals', '7002', 'North', 'no path'],
    ['a group code with a space', '70 02', 'west', 'no id'],
  ])('is refused with %s', async (_name, id, mappingPath, words) => {
    expect(await whyNotNamed(app.deps, { id, mappingPath })).toContain(words);
  });
});
