import { listNearestEntries } from '@lectern/contracts/discovery/searches/list-nearest-entries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';

describe('the nearest entries', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());
  const nearest = async (keyWord: string) =>
    (await app.client().call(listNearestEntries, { keyWord })).map(({ kind, value }) => [kind, value]);

  it('are names that sound like the words or begin like them', async () => {
    expect(await nearest('曹学勤')).toContainEqual(['author', '曹雪芹']);
    expect(await nearest('红楼夜话')).toContainEqual(['title', '红楼梦']);
    expect(await nearest('melvilxyz')).toContainEqual(['author', expect.stringMatching(/Melville/)]);
  });

  it('are none where nothing begins so, and without words', async () => {
    expect(await nearest('qqqqzzzz')).toEqual([]);
    expect(await nearest('')).toEqual([]);
  });
});
