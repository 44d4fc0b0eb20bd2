// @vitest-environment happy-dom
import { chartPapers } from '@lectern/contracts/discovery/scholar/chart-papers';
import { clusterPapers } from '@lectern/contracts/discovery/scholar/cluster-papers';
import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import { searchPapers } from '@lectern/contracts/discovery/scholar/search-papers';
import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import type { SourceState } from '@lectern/contracts/discovery/scholar/source-state';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { noOtherSources } from '../../../../testing/no-other-sources.ts';
import { WHALES } from '../scholar.fixtures.ts';
import ScholarPage from './scholar-page.tsx';

const BASIS = { kind: 'fetched', count: 1 } as const;
const ANSWERED: SourceState = {
  code: 'openalex',
  name: 'OpenAlex',
  state: 'answered',
  total: 1200,
  fetched: 1,
};
const SILENT: SourceState = { code: 'crossref', name: 'Crossref', state: 'silent', total: null, fetched: 0 };

function found(papers: Paper[], sources: SourceState[]) {
  return answers(searchPapers, {
    papers,
    page: 1,
    rows: 20,
    fetched: papers.length,
    hasMore: false,
    sources,
  });
}

describe('the page of scholarly works', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() => {
    server.use(...noOtherSources);
    server.use(
      answers(showScholarSearch, { isOn: true, sources: [{ code: 'openalex', name: 'OpenAlex' }] }),
      answers(clusterPapers, {
        clusters: [{ name: 'type', basis: BASIS, values: [{ value: 'review', label: 'Review', count: 1 }] }],
        sources: [],
      }),
      answers(chartPapers, {
        years: { basis: BASIS, values: [{ year: 2020, count: 1 }] },
        types: { basis: BASIS, values: [] },
        journals: { basis: BASIS, values: [] },
      }),
      found([WHALES], [ANSWERED, SILENT]),
    );
  });
  const drawPage = (query: string) => draw(<ScholarPage />, { at: `/chaoXingSearchList?${query}` });

  it('shows a work with its marks and the ways to its text', async () => {
    drawPage('keyWord=whale');
    const title = await screen.findByRole('link', { name: WHALES.title });
    expect(title.getAttribute('href')).toContain('/chaoXingSearchDetail?id=openalex%3AW1');
    const row = title.closest('li');
    if (!row) throw new Error('a work is a row');
    for (const words of ['Retracted', 'cited 7 times', 'In OpenAlex'])
      expect(within(row).getByText(words), words).toBeDefined();
    expect(within(row).getByText(/Ines Carvalho and 8 more/)).toBeDefined();
    expect(
      within(row)
        .getByRole('link', { name: /^Read now/ })
        .getAttribute('href'),
    ).toBe(WHALES.readUrl);
    expect(
      within(row)
        .getByRole('link', { name: /^Find the full text/ })
        .getAttribute('href'),
    ).toBe(`/resolver?${WHALES.openUrl}`);
  });

  it('says which source did not answer, and asks again', async () => {
    drawPage('keyWord=whale');
    const lines = await screen.findByRole('list', { name: 'Sources' });
    expect(within(lines).getByText('1,200 works')).toBeDefined();
    expect(within(lines).getByText('did not answer')).toBeDefined();
    server.use(found([WHALES], [ANSWERED, { ...SILENT, state: 'answered', total: 3 }]));
    fireEvent.click(within(lines).getByRole('button', { name: 'Ask Crossref again' }));
    expect(await screen.findByText('3 works')).toBeDefined();
    expect(screen.queryByText('did not answer')).toBeNull();
  });

  it('narrows by a value of a cluster, in the address', async () => {
    const { address } = drawPage('keyWord=whale');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Review/ }));
    expect(address()).toBe('/chaoXingSearchList?keyWord=whale&types=review');
  });

  it('offers what can be done with the selected works', async () => {
    drawPage('keyWord=whale');
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select “${WHALES.title}”` }));
    const bar = screen.getByRole('region', { name: 'Selected works' });
    expect(within(bar).getByText('1 work selected')).toBeDefined();
    expect(within(bar).getByRole('button', { name: 'Cite' })).toBeDefined();
    fireEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected works' })).toBeNull();
  });

  it('says that no source answered, not that there is nothing', async () => {
    server.use(found([], [SILENT]));
    drawPage('keyWord=whale');
    expect(await screen.findByText('No source answered')).toBeDefined();
  });

  it('leads back to the library where no source is on', async () => {
    server.use(answers(showScholarSearch, { isOn: false, sources: [] }));
    drawPage('keyWord=whale');
    expect(await screen.findByText('This library asks no scholarly sources')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search this library' }).getAttribute('href')).toContain(
      'keyWord=whale',
    );
  });
});
