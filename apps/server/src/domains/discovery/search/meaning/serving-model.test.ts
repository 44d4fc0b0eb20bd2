import { findSimilar } from '@lectern/contracts/discovery/search/find-similar';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { handWrittenMeaning, modelsOf } from '../../../../testing/hand-written-meaning.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const MODEL = handWrittenMeaning('first', [{ label: 'Cetology', words: ['Walfang'] }]);

describe('the model that searches are asked by', () => {
  let app: TestApp;
  let recordId: string;
  let asked: number;
  let away: boolean;

  beforeEach(async () => {
    asked = 0;
    away = false;
    app = await createTestApp({
      deps: { meaning: modelsOf([MODEL]) },
      adapt: (deps) => ({
        ...deps,
        search: {
          ...deps.search,
          async status(index) {
            asked++;
            if (away) throw new Error('no node has the index');
            return deps.search.status(index);
          },
        },
      }),
    });
    const subjects = [{ kind: 'topic', scheme: 'local', parts: ['Cetology'] }] as const;
    for (const title of ['Whales', 'Cachalots'])
      ({ id: recordId } = await buildBib(app.deps.db, { title, description: { subjects } }));
    await indexTenant(app.deps, '1001');
    asked = 0;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await app.close();
  });

  const search = (keyWord: string) => app.client().call(searchBibs, { keyWord });

  it('is named by the engine once for searches that follow one another', async () => {
    // On a busy machine these searches take longer than a name is kept.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    for (let times = 0; times < 3; times++) expect((await search('Walfang')).searchResult).toHaveLength(2);
    expect((await app.client().call(findSimilar, { recordId })).works).toHaveLength(1);
    expect(asked).toBe(1);
  });

  it('is none while the engine cannot name it: words and headings find on', async () => {
    away = true;
    const { meaning, numFound } = await search('whales');
    expect([meaning, numFound]).toEqual([null, 1]);
    const { works } = await app.client().call(findSimilar, { recordId });
    expect(works.map(({ title }) => title)).toEqual(['Whales']);
    away = false;
    expect((await search('Walfang')).searchResult).toHaveLength(2);
  });
});
