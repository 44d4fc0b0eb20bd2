import { chartPapers } from '@lectern/contracts/discovery/scholar/chart-papers';
import { chartReferences } from '@lectern/contracts/discovery/scholar/chart-references';
import { citePapers } from '@lectern/contracts/discovery/scholar/cite-papers';
import { clusterPapers } from '@lectern/contracts/discovery/scholar/cluster-papers';
import { countReferences } from '@lectern/contracts/discovery/scholar/count-references';
import { findOpenCopy } from '@lectern/contracts/discovery/scholar/find-open-copy';
import { getKeptPaper } from '@lectern/contracts/discovery/scholar/get-kept-paper';
import { getPaper } from '@lectern/contracts/discovery/scholar/get-paper';
import { getPapers } from '@lectern/contracts/discovery/scholar/get-papers';
import { keepPaper } from '@lectern/contracts/discovery/scholar/keep-paper';
import { listReferences } from '@lectern/contracts/discovery/scholar/list-references';
import { searchPapers } from '@lectern/contracts/discovery/scholar/search-papers';
import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import type { Client } from '@lectern/contracts/kernel/client';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { DEMO_PAPERS } from '@lectern/demo/papers/demo-paper';
import { DEMO_SCHOLAR_HOST } from '@lectern/demo/papers/demo-scholar-sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoScholarHost } from '../../../demo/papers/demo-scholar-host.ts';
import type { Sources } from '../../../ports/sources/sources-port.ts';
import { withLocalHosts } from '../../../ports/sources/with-local-hosts.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { providerSeed } from '../providers/demo/seed-providers.ts';

const [RETRACTED] = DEMO_PAPERS.filter(({ isRetracted }) => isRetracted);

interface World {
  readonly app: TestApp;
  readonly asked: URL[];
  readonly visitor: Client;
  readonly reader: Client;
}

async function openWorld(kind: Parameters<typeof createTestApp>[0] & object): Promise<World> {
  const asked: URL[] = [];
  const host = async (url: URL) => {
    asked.push(url);
    return demoScholarHost(url);
  };
  const app = await createTestApp({
    ...kind,
    adapt: (deps) => {
      const sources: Sources = withLocalHosts(deps.sources, new Map([[DEMO_SCHOLAR_HOST, host]]));
      return { ...deps, sources };
    },
  });
  await providerSeed.load(app.deps, { demo: 'demo', tenantId: 'alpha' });
  const patron = await buildPatron(app.deps, {});
  const token = await buildSession(app.deps, { patronId: patron.id });
  return { app, asked, visitor: app.client({}), reader: app.client({ token }) };
}

describeOnEachDatabase('scholarly search', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
  });
  afterAll(() => world.app.close());

  it('is on where a source is', async () => {
    expect(await world.visitor.call(showScholarSearch, {})).toMatchObject({
      isOn: true,
      sources: [{ code: 'demo-index' }, { code: 'demo-register' }],
    });
  });

  it('folds what two sources have by DOI, and keeps who said what', async () => {
    const { papers, sources, hasMore } = await world.reader.call(searchPapers, { keyWord: 'library' });
    expect(papers.length).toBeGreaterThan(8);
    expect(new Set(papers.map(({ doi }) => doi)).size).toBe(papers.length);
    expect(papers.filter(({ said }) => said.length === 2).length).toBeGreaterThan(3);
    expect(papers.filter(({ said }) => said.length === 1).length).toBeGreaterThan(1);
    expect(sources.map(({ state }) => state)).toEqual(['answered', 'answered']);
    expect(sources[0]?.total).not.toBe(sources[1]?.total);
    expect(hasMore).toBe(false);
    const [first] = papers;
    expect(first?.openUrl).toContain(encodeURIComponent(`info:doi/${first?.doi}`));
  });
});
