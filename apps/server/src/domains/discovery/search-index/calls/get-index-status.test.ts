import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { getIndexStatus } from '@lectern/contracts/discovery/search-index/get-index-status';
import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MeaningModels } from '../../../../ports/search-engine/meaning-models.ts';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';
import { writeModelFile } from '../meaning/model-files.ts';
import { createMeaningModels } from '../meaning/open-models.ts';
import { pageMeaningTexts } from '../meaning/page-meaning-texts.ts';

describe('the state of the search index', () => {
  let app: TestApp;
  let models: MeaningModels;
  let token: string;

  beforeEach(async () => {
    app = await createTestApp({
      adapt: (deps) => ({
        ...deps,
        meaning: {
          newestName: (...of) => models.newestName(...of),
          open: (...of) => models.open(...of),
          writtenAt: (...of) => models.writtenAt(...of),
        },
      }),
    });
    openAnew();
    token = await openStaffSession(app, ['search.reindex']);
    for (const title of ['Whale watching', 'Songs of whales'])
      await buildBib(app.deps.db, { title, description: { subjects: [CETOLOGY] } });
    for (let at = 0; at < 30; at++)
      await buildBib(app.deps.db, { title: `Volume ${at}`, description: { subjects: [OTHER] } });
    await buildBib(app.deps.db, { title: 'Cachalots', description: { subjects: [CETOLOGY] } });
  });
  afterEach(() => app.close());

  /** As a server that has just started: no model is in memory. */
  function openAnew(): void {
    models = createMeaningModels(app.deps);
  }

  async function train(): Promise<string> {
    const bytes = await trainMeaning(pageMeaningTexts(app.deps.db, '1001'));
    return writeModelFile(app.deps.config, '1001', bytes, undefined);
  }

  const fileOf = (name: string) => join(app.deps.config.dataFolder, 'meaning', '1001', `${name}.meaning`);
  const status = () => app.client({ token }).call(getIndexStatus, {});
  const search = () => app.client().call(searchBibs, { keyWord: 'songs of whales', matchMode: 3 });

  it('is told to staff with the permission alone', async () => {
    await expect(app.client().call(getIndexStatus, {})).rejects.toMatchObject({ status: 401 });
    const other = await openStaffSession(app, ['circulation.rules']);
    await expect(app.client({ token: other }).call(getIndexStatus, {})).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  it('is that of the own library, whichever the request names', async () => {
    await buildBib(app.deps.db, { tenant_id: '1002', title: 'Of another library' });
    await indexTenant(app.deps, '1001');
    await indexTenant(app.deps, '1002');
    const { documents } = await app.client({ token, tenant: 'beta' }).call(getIndexStatus, {});
    expect(documents).toBe(33);
  });

  it('says that there is no index, and that no model was trained', async () => {
    const untrained = { state: 'untrained', model: '', trainedAt: null };
    expect(await status()).toEqual({ state: 'missing', documents: 0, meaning: untrained });
    await indexTenant(app.deps, '1001');
    expect(await status()).toEqual({ state: 'ready', documents: 33, meaning: untrained });
  });

  it('names the model of the index and when it was trained; a newer one waits for the index', async () => {
    const first = await train();
    await indexTenant(app.deps, '1001');
    const { meaning } = await status();
    expect(meaning).toEqual({ state: 'ready', model: first, trainedAt: expect.any(String) });
    expect(Math.abs(Date.parse(meaning.trainedAt!) - Date.now())).toBeLessThan(3_600_000);
    await buildBib(app.deps.db, { title: 'Krill', description: { subjects: [CETOLOGY] } });
    const bytes = await trainMeaning(pageMeaningTexts(app.deps.db, '1001'));
    await writeModelFile(app.deps.config, '1001', bytes, first);
    expect((await status()).meaning).toMatchObject({ state: 'outdated', model: first });
  });

  it('says where the library wants no search by meaning', async () => {
    await train();
    await indexTenant(app.deps, '1001');
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, search: { ...settings.search, meaning: false } });
    await app.deps.tenants.refresh();
    expect((await status()).meaning.state).toBe('off');
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['missing', (file) => rm(file)],
    ['damaged', (file) => truncate(file, 100)],
  ])(
    'says that the model is not readable where its file is %s; searches go on by words',
    async (_, spoil) => {
      const name = await train();
      await indexTenant(app.deps, '1001');
      expect((await search()).meaning).not.toBeNull();
      await spoil(fileOf(name));
      openAnew();
      expect((await status()).meaning).toMatchObject({ state: 'unreadable', model: name });
      const { meaning, searchResult } = await search();
      expect(meaning).toBeNull();
      expect(searchResult.map(({ title }) => title)).toContain('Songs of whales');
    },
  );
});

const OTHER = { kind: 'topic', scheme: 'local', parts: ['Volumes'] } as const;
const CETOLOGY = { kind: 'topic', scheme: 'local', parts: ['Cetology'] } as const;
