// @vitest-environment happy-dom
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { listEresourceBehaviours } from '@lectern/contracts/resources/databases/list-eresource-behaviours';
import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resolved } from '../features/resources/resolver/resolved.ts';
import { source } from '../features/resources/titles/titles.fixtures.ts';
import { draw, inEnglish } from '../testing/draw.tsx';
import { answers, libraryServer } from '../testing/library-server.ts';
import ResolverRoute from './pages/resolver-page.tsx';

const ASKED: Resolved['asked'] = {
  genre: 'article',
  title: 'Nature',
  articleTitle: 'Of whales & men',
  author: 'Ahab, Otto',
  issns: ['0028-0836'],
  isbns: [],
  doi: '10.1000/182',
  pmid: '',
  oclc: '',
  lccn: '',
  date: '1998',
  volume: '391',
  issue: '6662',
  startPage: '11',
  endPage: '13',
};
const NOTHING: Resolved = {
  asked: ASKED,
  openUrl: '',
  online: [],
  notOnline: [],
  links: [],
  print: [],
  request: { recordId: '', kinds: [], signInHelps: false, delivery: '' },
  others: [],
};
const JSTOR = source({
  sourceId: 's1',
  eresourceId: 'jstor',
  eresourceName: 'JSTOR',
  firstDate: '1869',
  embargo: 'P1Y',
});
const OPEN: Resolved['online'][number] = {
  titleId: 'nature',
  titleName: 'Nature',
  titleKind: 'serial',
  foundBy: 'number',
  source: JSTOR,
  has: 'yes',
  isOpen: true,
  reason: '',
  signInHelps: false,
  level: 'article',
};

const ENTRANCE: ChosenEntrance = {
  isOpen: true,
  url: 'https://jstor.example.org/doi/10.1000/182',
  entranceId: 'e1',
  level: 'article',
  reason: '',
  signInHelps: false,
  entrances: [],
};

describe('the page of the resolver', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() => server.use(answers(listEresourceBehaviours, { version: '1', databases: [] })));
  afterEach(() => vi.restoreAllMocks());

  const at = (resolved: Resolved, address = '/resolver?rft.issn=0028-0836') => {
    server.use(answers(resolveRequest, resolved));
    return draw(<ResolverRoute />, { at: address });
  };

  it('says what was asked for in words, and opens a way with its place so that it is counted', async () => {
    const chosen: unknown[] = [];
    const counted: unknown[] = [];
    server.use(
      answers(chooseTitleEntrance, (input) => {
        chosen.push(input);
        return ENTRANCE;
      }),
      http.get(`*${logDatabase.path.replace('{event}', ':event')}`, ({ params }) => {
        counted.push(params.event);
        return HttpResponse.json({ success: true, errCode: '200', message: '', data: {} });
      }),
    );
    const { user } = at({ ...NOTHING, online: [OPEN] });
    expect(await screen.findByText('Of whales & men')).toBeTruthy();
    expect(screen.getByText(/vol\. 391.*no\. 6662.*pp\. 11–13/)).toBeTruthy();
    expect(screen.getByText('1869 – today, without this year')).toBeTruthy();
    expect(screen.getByText('The link leads to the article.')).toBeTruthy();
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await user.click(screen.getByRole('button', { name: /^Open “Nature” in JSTOR/ }));
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://jstor.example.org/doi/10.1000/182'),
    );
    expect(chosen[0]).toMatchObject({
      id: 'nature',
      sourceId: 's1',
      doi: '10.1000/182',
      volume: '391',
      page: '11',
    });
    await waitFor(() => expect(counted).toEqual(['openTitle', 'openDatabase']));
  });

  it('does not offer what coverage or embargo keep back, and says which it is', async () => {
    const { titleId, titleName, titleKind, foundBy } = OPEN;
    const way = { titleId, titleName, titleKind, foundBy, source: JSTOR };
    at({
      ...NOTHING,
      notOnline: [
        { ...way, why: 'embargo' },
        { ...way, source: source({ sourceId: 's2', lastDate: '1990' }), why: 'coverage' },
      ],
    });
    expect(await screen.findByText(/does not allow it there yet/)).toBeTruthy();
    expect(screen.getByText('It is not within what this database has.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  });

  it('says why an entrance is closed, and what is not sure', async () => {
    at({
      ...NOTHING,
      online: [
        { ...OPEN, isOpen: false, reason: 'signIn', signInHelps: true, has: 'unknown', foundBy: 'title' },
      ],
      print: [
        {
          recordId: 'r1',
          title: 'Nature',
          author: '',
          year: 1869,
          foundBy: 'number',
          has: 'no',
          statements: ['v.1-v.300'],
          items: [],
          itemCount: 2,
          onShelfCount: 2,
        },
      ],
    });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByText(/^It may be here/)).toBeTruthy();
    expect(screen.getByText(/Found by the title alone: “Nature”/)).toBeTruthy();
    expect(screen.getByText('This volume is not here')).toBeTruthy();
    expect(screen.getByText('Holdings: v.1-v.300')).toBeTruthy();
  });

  it('offers a search of the words where nothing is known', async () => {
    at(NOTHING);
    expect(await screen.findByText('We found it neither online nor on our shelves')).toBeTruthy();
    const search = screen.getByRole('link', { name: 'Search “Of whales & men”' });
    expect(search.getAttribute('href')).toContain('keyWord=Of+whales+%26+men');
  });

  it('asks to sign in where only readers may browse', async () => {
    server.use(
      http.post(`*${resolveRequest.path}`, () =>
        HttpResponse.json(
          { success: false, errCode: 'BROWSING_RESTRICTED', message: 'For readers only', data: null },
          { status: 403 },
        ),
      ),
    );
    draw(<ResolverRoute />, { at: '/resolver?rft.issn=0028-0836' });
    expect(await screen.findByText('For readers only')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByText('What you look for is kept while you sign in.')).toBeTruthy();
  });
});
