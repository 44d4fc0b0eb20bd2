// @vitest-environment happy-dom
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { listEresourceBehaviours } from '@lectern/contracts/resources/databases/list-eresource-behaviours';
import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import { listHotTitles } from '@lectern/contracts/resources/titles/list-hot-titles';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection } from '../../../../testing/library-server.ts';
import { source, title } from '../titles.fixtures.ts';
import type { TitleAnswer } from './title-answer.ts';
import TitlesPage from './titles-page.tsx';

const NATURE = title({
  id: 'nature',
  name: 'Nature',
  publisher: 'Springer',
  printIssn: '0028-0836',
  onlineIssn: '1476-4687',
  sources: [
    source({
      sourceId: 'n1',
      eresourceId: 'nature-db',
      eresourceName: 'Nature',
      firstDate: '1869',
      embargo: 'P12M',
    }),
    source({ sourceId: 'n2', eresourceId: 'doaj', eresourceName: 'DOAJ', isFree: true, canOpen: false }),
  ],
});
const BOOK = title({
  id: 'book',
  name: 'Rivers of the World',
  kind: 'monograph',
  letter: 'R',
  author: 'Ada Reader',
  printIsbn: '9780306406157',
  sources: [source({ sourceId: 'b1', eresourceId: 'books', eresourceName: 'Books Online' })],
});
const ALL: TitleAnswer = {
  total: 2,
  letters: [
    { letter: 'N', count: 1 },
    { letter: 'R', count: 1 },
  ],
  kinds: [
    { kind: 'serial', count: 1 },
    { kind: 'monograph', count: 1 },
  ],
  eresources: [{ id: 'doaj', name: 'DOAJ', count: 1 }],
  titles: [NATURE, BOOK],
};
const NONE: TitleAnswer = { total: 0, letters: [], kinds: [], eresources: [], titles: [] };
const CLOSED: ChosenEntrance = {
  isOpen: false,
  url: '',
  entranceId: '',
  level: 'title',
  reason: '',
  signInHelps: false,
  entrances: [],
};

describe('the page of journals and other titles', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() =>
    server.use(
      answers(listEresourceBehaviours, { version: '1', databases: [] }),
      answers(listHotTitles, [{ ...NATURE, place: 1, count: 9 }]),
      answers(listTitles, ({ kind, keyWord, eresource = [] }) => {
        if (keyWord === 'nothing') return NONE;
        const isFiltered = kind === 'serial' || [eresource].flat().length > 0;
        return isFiltered ? { ...ALL, total: 1, titles: [NATURE] } : ALL;
      }),
    ),
  );
  afterEach(() => vi.restoreAllMocks());

  it('shows titles by letter, with what of them is online where', async () => {
    draw(<TitlesPage />, { at: '/magazineNav' });
    const group = await screen.findByRole('region', { name: 'N' });
    expect(within(group).getByRole('link', { name: 'Nature' }).getAttribute('href')).toBe(
      '/magazineNavDetail?id=nature',
    );
    expect(group.querySelector('li p')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Springer · 0028-0836 · 1476-4687',
    );
    const [first, second] = within(group.querySelector('ul ul') as HTMLElement).getAllByRole('listitem');
    expect(first?.textContent).toContain('1869 – today, without the last 12 months');
    expect(within(first!).getByRole('button', { name: /^Open “Nature” in Nature/ })).toBeDefined();
    expect(second?.textContent).toBe('DOAJFree');
    expect(screen.getByText('2 titles')).toBeDefined();
    const letters = screen.getByRole('navigation', { name: 'By first letter' });
    expect(within(letters).getByRole('link', { name: 'R, 1 title' }).getAttribute('href')).toBe(
      '/magazineNav?letter=R',
    );
    const hot = screen.getByRole('region', { name: 'Often opened lately' });
    expect(within(hot).getByRole('link', { name: 'Nature' })).toBeDefined();
  });

  it('keeps all filters in the address and takes them back by their chips', async () => {
    const { user, address } = draw(<TitlesPage />, { at: '/magazineNav?hideNav=1' });
    const kinds = await screen.findByRole('navigation', { name: 'Kind' });
    await user.click(await within(kinds).findByRole('link', { name: 'Journals 1' }));
    expect(address()).toBe('/magazineNav?kind=serial&hideNav=1');
    await user.click(await screen.findByRole('checkbox', { name: /^DOAJ/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Free ones only' }));
    expect(address()).toBe('/magazineNav?kind=serial&eresource=doaj&isFree=1&hideNav=1');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'R' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Nature' }).getAttribute('href')).toBe(
      '/magazineNavDetail?id=nature&hideNav=1',
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter: DOAJ' }));
    expect(address()).toBe('/magazineNav?kind=serial&isFree=1&hideNav=1');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(address()).toBe('/magazineNav?hideNav=1');
  });

  it('looks for words, and where nothing fits says what to undo', async () => {
    const { user, address } = draw(<TitlesPage />, { at: '/magazineNav' });
    await user.type(await screen.findByRole('searchbox'), 'nothing{Enter}');
    expect(address()).toBe('/magazineNav?keyWord=nothing');
    expect(await screen.findByText('No title fits')).toBeDefined();
    expect(
      screen.getByRole('link', { name: 'Search the catalogue for “nothing”' }).getAttribute('href'),
    ).toBe('/searchList?keyWord=nothing');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('region', { name: 'N' })).toBeDefined();
  });

  it('says that a library has no titles yet, with the way to its databases', async () => {
    server.use(answers(listTitles, NONE), answers(listHotTitles, []));
    draw(<TitlesPage />, { at: '/magazineNav' });
    expect(await screen.findByText('There are no journals or e-books yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the databases' }).getAttribute('href')).toBe('/dataBaseNav');
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });

  it('leads to the other pages with its filters, and not beyond what is listed of a search', async () => {
    server.use(answers(listTitles, { ...ALL, total: 4000 }));
    draw(<TitlesPage />, { at: '/magazineNav?keyWord=journal&isFree=1' });
    const pages = await screen.findByRole('navigation', { name: 'Pages of titles' });
    expect(within(pages).getByRole('link', { name: /20/ }).getAttribute('href')).toBe(
      '/magazineNav?keyWord=journal&isFree=1&page=20',
    );
    expect(within(pages).queryByRole('link', { name: /80/ })).toBeNull();
    expect(screen.getByText('Only the 1,000 best matches are listed')).toBeDefined();
  });

  it('says that the list could not be loaded, and loads it again', async () => {
    server.use(losesConnection(listTitles));
    const { user } = draw(<TitlesPage />, { at: '/magazineNav' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(answers(listTitles, ALL));
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'N' })).toBeDefined();
  });

  it('opens a title in a window and counts it for the title and its database', async () => {
    const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const counted: string[] = [];
    server.use(
      answers(chooseTitleEntrance, ({ id, sourceId }) => ({
        ...CLOSED,
        isOpen: true,
        url: `https://nature.example/${id}/${sourceId}`,
      })),
      http.get(`*${logDatabase.path.replace('{event}', ':event')}`, ({ params, request }) => {
        counted.push(`${String(params.event)} ${new URL(request.url).searchParams.get('recordId')}`);
        return HttpResponse.json({ success: true, errCode: '200', message: '', data: {} });
      }),
    );
    const { user } = draw(<TitlesPage />, { at: '/magazineNav' });
    await user.click(await screen.findByRole('button', { name: /^Open “Nature”/ }));
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://nature.example/nature/n1'),
    );
    await waitFor(() => expect(counted.sort()).toEqual(['openDatabase nature-db', 'openTitle nature']));
  });

  it.each([
    ['outside', false, /only on the network of the library.*Come to the library/],
    ['signIn', true, /have to sign in first/],
    ['blocked', false, /card is not valid.*“My library” says why/],
  ] as const)('says why a title is closed and what to do: %s', async (reason, signInHelps, words) => {
    const tab = { close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    server.use(answers(chooseTitleEntrance, { ...CLOSED, reason, signInHelps }));
    const { user } = draw(<TitlesPage />, { at: '/magazineNav' });
    await user.click(await screen.findByRole('button', { name: /^Open “Nature”/ }));
    const dialog = await screen.findByRole('dialog', { name: '“Nature” cannot be opened now' });
    expect(dialog.textContent).toMatch(words);
    expect(within(dialog).queryByRole('button', { name: 'Sign in' }) !== null).toBe(signInHelps);
    expect(within(dialog).getByRole('link', { name: 'See details' }).getAttribute('href')).toBe(
      '/magazineNavDetail?id=nature',
    );
    expect(tab.close).toHaveBeenCalled();
  });
});
