// @vitest-environment happy-dom
import { chartReferences } from '@lectern/contracts/discovery/scholar/chart-references';
import { countReferences } from '@lectern/contracts/discovery/scholar/count-references';
import { SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT } from '@lectern/contracts/discovery/scholar/errors';
import { findOpenCopy } from '@lectern/contracts/discovery/scholar/find-open-copy';
import { getKeptPaper } from '@lectern/contracts/discovery/scholar/get-kept-paper';
import { getPaper } from '@lectern/contracts/discovery/scholar/get-paper';
import { listReferences } from '@lectern/contracts/discovery/scholar/list-references';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { WHALES } from '../scholar.fixtures.ts';
import { PaperPage } from './paper-page.tsx';

const CITING = { ...WHALES, id: 'openalex:W2', title: 'Later whales', isRetracted: false };
/** The reader has come to the end of the page. */
class SeesAll {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe() {
    this.#seen(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect() {}
}

/** A refusal as the server words it. */
function said<
  E extends { readonly code: string; readonly status: number; readonly words: Record<'en-US', string> },
>(refusal: E): E & { readonly message: string } {
  return { ...refusal, message: refusal.words['en-US'] };
}

const NOBODY = { count: null, code: '', name: '' };

describe('the page of a scholarly work', () => {
  inEnglish();
  const server = libraryServer(
    answers(findOpenCopy, {
      copies: [
        {
          url: 'https://repository.example.org/1',
          version: 'accepted',
          licence: 'cc-by',
          host: 'Repository',
          name: 'Unpaywall',
        },
      ],
      isComplete: true,
    }),
    answers(countReferences, {
      references: NOBODY,
      citing: { count: 7, code: 'openalex', name: 'OpenAlex' },
    }),
    answers(chartReferences, ({ list }) =>
      list === 'citing'
        ? {
            years: [{ year: 2021, count: 7 }],
            basis: { kind: 'source' as const, code: 'openalex', name: 'OpenAlex' },
          }
        : { years: [], basis: null },
    ),
    answers(listReferences, ({ list }) =>
      list === 'citing'
        ? { papers: [CITING], total: 7, hasMore: true, code: 'openalex', name: 'OpenAlex' }
        : { papers: [], total: null, hasMore: false, code: '', name: '' },
    ),
  );
  beforeEach(() => {
    server.use(answers(getPaper, { paper: WHALES, sources: [] }));
    vi.stubGlobal('IntersectionObserver', SeesAll);
  });
  afterEach(() => vi.unstubAllGlobals());
  const drawPage = (query: string) =>
    draw(<PaperPage Star={({ paper }) => <button type="button">Keep {paper.title}</button>} />, {
      at: `/chaoXingSearchDetail?${query}`,
    });

  it('says what it is, that it was retracted, who says what, and where it can be read', async () => {
    drawPage('id=openalex%3AW1&from=%2FchaoXingSearchList%3FkeyWord%3Dwhale');
    expect(await screen.findByRole('heading', { level: 1, name: WHALES.title })).toBeDefined();
    expect(screen.getByText('This work was retracted. Do not rely on it.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
      '/chaoXingSearchList?keyWord=whale',
    );
    const said = screen.getByRole('region', { name: 'Who has it, and what each says' });
    expect(within(said).getByText('open')).toBeDefined();
    expect(screen.getByRole('link', { name: /^10\.1000\/182/ }).getAttribute('href')).toBe(
      'https://doi.org/10.1000/182',
    );
    expect((await screen.findByRole('link', { name: /^Read now/ })).getAttribute('href')).toBe(
      'https://repository.example.org/1',
    );
    expect(screen.getByRole('button', { name: `Keep ${WHALES.title}` })).toBeDefined();
  });

  it('shows citing works by year with the numbers as a table, and says that nobody lists references', async () => {
    drawPage('id=openalex%3AW1');
    const citing = await screen.findByRole('region', { name: 'Works that cite it' });
    expect(await within(citing).findByRole('link', { name: 'Later whales' })).toBeDefined();
    expect(within(citing).getByText('7 works, as OpenAlex counts')).toBeDefined();
    const table = await within(citing).findByRole('table', { hidden: true });
    expect(within(table).getByRole('rowheader', { name: '2021', hidden: true })).toBeDefined();
    const references = screen.getByRole('region', { name: 'References' });
    expect(await within(references).findByText('No source lists its references.')).toBeDefined();
  });

  it('shows a kept work as it was while its sources are silent', async () => {
    server.use(
      answers(getKeptPaper, { ...WHALES, recordId: 'kept-1' }),
      refuses(getPaper, said(SCHOLAR_SOURCE_SILENT)),
    );
    drawPage('kept=kept-1');
    expect(await screen.findByRole('heading', { level: 1, name: WHALES.title })).toBeDefined();
    expect(await screen.findByText(/No source answered\. The work is shown/)).toBeDefined();
  });

  it('says that nobody knows the work, or that none was named', async () => {
    server.use(refuses(getPaper, said(SCHOLAR_PAPER_NOT_FOUND)));
    drawPage('doi=10.1000%2F404');
    expect(await screen.findByText(SCHOLAR_PAPER_NOT_FOUND.words['en-US'])).toBeDefined();
  });

  it('leads only to our own lists', async () => {
    drawPage('id=openalex%3AW1&from=https%3A%2F%2Fevil.example');
    await screen.findByRole('heading', { level: 1, name: WHALES.title });
    expect(screen.queryByRole('link', { name: 'Back to the list' })).toBeNull();
  });
});
