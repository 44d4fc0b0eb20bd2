// @vitest-environment happy-dom
import { chooseEntrance } from '@lectern/contracts/resources/databases/choose-entrance';
import { countFilterValues } from '@lectern/contracts/resources/databases/count-filter-values';
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { getListChoices } from '@lectern/contracts/resources/databases/get-list-choices';
import { listEresourceBehaviours } from '@lectern/contracts/resources/databases/list-eresource-behaviours';
import { listEresourcesByLetter } from '@lectern/contracts/resources/databases/list-eresources-by-letter';
import { listHotEresources } from '@lectern/contracts/resources/databases/list-hot-eresources';
import { listNewEresources } from '@lectern/contracts/resources/databases/list-new-eresources';
import { listTrials } from '@lectern/contracts/resources/databases/list-trials';
import { rankEresources } from '@lectern/contracts/resources/databases/rank-eresources';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection } from '../../../../testing/library-server.ts';
import { eresource, NO_VALUES } from '../databases.fixtures.ts';
import DatabasesPage from './databases-page.tsx';

const LAW = { code: 'law', name: 'Law' };
const CNKI = eresource({
  id: 'cnki',
  name: 'China National Knowledge Infrastructure',
  otherNames: ['CNKI'],
  status: 'purchased',
  introduction: 'Journals and theses',
  vendors: [{ code: 'tt', name: 'Tongfang' }],
  labels: [{ code: 'core', name: 'Core' }],
});
const WEST = eresource({
  id: 'west',
  name: 'Westlaw',
  status: 'trial',
  shownFrom: '2026-11-01',
  shownTo: '2026-12-31',
  subjects: [LAW],
});

describe('the page of databases', () => {
  inEnglish();
  const server = libraryServer();
  const choices = {
    filters: ['letter', 'subject', 'status'],
    columns: ['introduction', 'vendor', 'status', 'label'],
    sort: 'letter',
    newDays: 30,
  } as const;
  const none: ChosenEntrance = {
    isOpen: false,
    url: '',
    entranceId: '',
    level: 'resource',
    reason: '',
    signInHelps: false,
    entrances: [],
  };

  beforeEach(() =>
    server.use(
      answers(getListChoices, { ...choices, filters: [...choices.filters], columns: [...choices.columns] }),
      answers(listEresourceBehaviours, { version: '1', databases: [] }),
      answers(listHotEresources, [{ ...WEST, place: 1, count: 9 }]),
      answers(countFilterValues, ({ subject = [] }) => ({
        ...NO_VALUES,
        total: [subject].flat().length > 0 ? 1 : 2,
        letters: [
          { letter: 'C', count: 1 },
          { letter: 'W', count: 1 },
        ],
        subjects: [{ ...LAW, count: 1 }],
        statuses: [{ code: 'trial', name: 'Trial', count: 1 }],
      })),
      answers(listEresourcesByLetter, ({ subject = [], keyWord }) => {
        const groups = [
          { letter: 'C', eresources: [CNKI] },
          { letter: 'W', eresources: [WEST] },
        ].filter(({ letter }) => letter === 'W' || [subject].flat().length === 0);
        const found = keyWord === 'nothing' ? [] : groups;
        return { total: found.length, letters: [], groups: found };
      }),
    ),
  );
  afterEach(() => vi.restoreAllMocks());

  it('shows databases by letter with what the library shows of each', async () => {
    draw(<DatabasesPage />, { at: '/dataBaseNav' });
    const group = await screen.findByRole('region', { name: 'C' });
    const row = within(group).getByRole('listitem');
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/dataBaseNav/details/cnki');
    for (const words of ['CNKI', 'Purchased', 'Core', 'Journals and theses', /Tongfang/])
      expect(within(row).getByText(words)).toBeDefined();
    expect(screen.getByText('2 databases')).toBeDefined();
    const letters = screen.getByRole('navigation', { name: 'By first letter' });
    expect(within(letters).getByRole('link', { name: 'C, 1 database' }).getAttribute('href')).toBe(
      '/dataBaseNav?letter=C',
    );
    expect(within(letters).queryByRole('link', { name: /^D/ })).toBeNull();
    expect(screen.getByText(/Trial from November 1, 2026 to December 31, 2026/)).toBeDefined();
    const hot = screen.getByRole('region', { name: 'Often used lately' });
    expect(within(hot).getByRole('link', { name: 'Westlaw' })).toBeDefined();
  });

  it('keeps filters in the address and takes them back by their chips', async () => {
    const { user, address } = draw(<DatabasesPage />, { at: '/newDataBase?pageType=108' });
    await user.click(await screen.findByRole('checkbox', { name: /^Law/ }));
    expect(address()).toBe('/newDataBase?subject=law&pageType=108');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'C' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Westlaw' }).getAttribute('href')).toBe(
      '/newDataBase/details/west?pageType=108',
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter: Law' }));
    expect(address()).toBe('/newDataBase?pageType=108');
  });

  it('looks for words, and where nothing fits says what to do next', async () => {
    const { user, address } = draw(<DatabasesPage />, { at: '/dataBaseNav' });
    await user.type(await screen.findByRole('searchbox'), 'nothing{Enter}');
    expect(address()).toBe('/dataBaseNav?keyWord=nothing');
    expect(await screen.findByText('No database fits')).toBeDefined();
    const way = screen.getByRole('link', { name: 'Search the catalogue for “nothing”' });
    expect(way.getAttribute('href')).toBe('/searchList?keyWord=nothing');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('region', { name: 'C' })).toBeDefined();
  });

  it('says that the list could not be loaded, and loads it again', async () => {
    server.use(losesConnection(listEresourcesByLetter));
    const { user } = draw(<DatabasesPage />, { at: '/dataBaseNav' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(
      answers(listEresourcesByLetter, {
        total: 1,
        letters: [],
        groups: [{ letter: 'C', eresources: [CNKI] }],
      }),
    );
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'C' })).toBeDefined();
  });

  it('links from the page within another site to pages without navigation', async () => {
    draw(<DatabasesPage />, { at: '/dataBaseNavExternal?status=trial' });
    const link = (await screen.findAllByRole('link', { name: 'Westlaw' }))[0];
    expect(link?.getAttribute('href')).toBe('/dataBaseNav/details/west?hideNav=1');
  });

  it('opens a database in a window and counts it as what it is', async () => {
    const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const counted: string[] = [];
    server.use(
      answers(chooseEntrance, { ...none, isOpen: true, url: 'https://west.example/', entranceId: 'a' }),
      http.get(`*${logDatabase.path.replace('{event}', ':event')}`, ({ params, request }) => {
        counted.push(`${String(params.event)} ${new URL(request.url).searchParams.get('recordId')}`);
        return HttpResponse.json({ success: true, errCode: '200', message: '', data: {} });
      }),
    );
    const { user } = draw(<DatabasesPage />, { at: '/dataBaseNav' });
    await user.click(await screen.findByRole('button', { name: /^Open Westlaw/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://west.example/'));
    expect(tab.opener).toBeNull();
    await waitFor(() => expect(counted).toEqual(['openTrial west']));
  });

  it.each([
    ['outside', false, /only on the network of the library.*Come to the library/],
    ['signIn', true, /have to sign in first/],
    ['blocked', false, /card is not valid.*“My library” says why/],
  ] as const)('says why a database is closed and what to do: %s', async (reason, signInHelps, words) => {
    const tab = { close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    server.use(answers(chooseEntrance, { ...none, reason, signInHelps }));
    const { user } = draw(<DatabasesPage />, { at: '/dataBaseNav' });
    await user.click(await screen.findByRole('button', { name: /^Open China/ }));
    const dialog = await screen.findByRole('dialog', { name: /cannot be opened now/ });
    expect(dialog.textContent).toMatch(words);
    expect(within(dialog).queryByRole('button', { name: 'Sign in' }) !== null).toBe(signInHelps);
    expect(tab.close).toHaveBeenCalled();
  });

  it('has the words of the specification for no new databases and no trials', async () => {
    server.use(
      answers(listNewEresources, { total: 0, eresources: [] }),
      answers(listTrials, { total: 0, eresources: [] }),
    );
    const { user, address } = draw(<DatabasesPage />, { at: '/newDataBase?show=new' });
    expect(await screen.findByText('No new databases in the last month')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'On trial' }));
    expect(address()).toBe('/newDataBase?show=trial');
    expect(await screen.findByText('No database trials in the last month')).toBeDefined();
  });

  it('ranks databases by how often they were opened in a time', async () => {
    server.use(
      answers(rankEresources, ({ range }) => ({
        total: range === 'year' ? 1 : 0,
        madeAt: '2026-11-29T03:00:00Z',
        eresources: range === 'year' ? [{ ...CNKI, place: 1, count: 412 }] : [],
      })),
    );
    const { user } = draw(<DatabasesPage />, { at: '/dataBaseNav?show=hot' });
    expect(await screen.findByText('Nobody opened a database in this time')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Year' }));
    expect(await screen.findByText(/Place 1.*opened 412 times/)).toBeDefined();
  });
});
