// @vitest-environment happy-dom
import { askOtherLibrary } from '@lectern/contracts/counter/interlibrary/ask-other-library';
import { listLendingPlaces } from '@lectern/contracts/counter/interlibrary/list-lending-places';
import { countInLibrary } from '@lectern/contracts/discovery/other-libraries/count-in-library';
import { getLibraryAddress } from '@lectern/contracts/discovery/other-libraries/get-library-address';
import { listCopiesElsewhere } from '@lectern/contracts/discovery/other-libraries/list-copies-elsewhere';
import { listSearchedLibraries } from '@lectern/contracts/discovery/other-libraries/list-searched-libraries';
import { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../testing/library-server.ts';
import { noOtherSources } from '../../testing/no-other-sources.ts';
import OtherSearchPage from './other-search-page.tsx';

const server = libraryServer();
inEnglish();

const says = (siteCode: string, name: string, numFound: number | null) => ({
  siteCode,
  name,
  numFound,
  fault: numFound === null ? ('timeout' as const) : null,
  ageSeconds: numFound === null ? null : 0,
});
const holding = (siteCode: string, name: string, ageSeconds = 0) => ({
  siteCode,
  name,
  hitId: `hit-${siteCode}`,
  pageUrl: '',
  ageSeconds,
});
const HIT = {
  title: 'Far Harbours',
  author: 'Lin Yue',
  publisher: 'Quay',
  publishYear: 1999,
  edition: '',
  docCode: 'book',
  langCode: 'eng',
  isbn: '',
  issn: '',
  fullTextUrl: '',
  holdings: [holding('north', 'North'), holding('south', 'South', 300)],
};
const FOUND = {
  page: 1,
  numFound: 3,
  pages: 1,
  sites: [says('north', 'North', 2), says('south', 'South', 1), says('east', 'East', null)],
  searchResult: [
    HIT,
    { ...HIT, title: 'Near Harbours', publishYear: 2021, holdings: [holding('north', 'North')] },
  ],
};

const site = (siteCode: string, name: string, way: 'search' | 'link' = 'search') => ({
  siteCode,
  name,
  way,
  siteUrl: way === 'link' ? 'https://west.example.org/' : '',
});

const at = (address: string) => draw(<OtherSearchPage />, { at: address });

describe('the page of all other libraries', () => {
  beforeEach(() => {
    server.use(...noOtherSources);
    server.use(
      answers(listSearchedLibraries, [
        site('north', 'North'),
        site('south', 'South'),
        site('east', 'East'),
        site('west', 'West', 'link'),
      ]),
      answers(countInLibrary, says('north', 'North', 2)),
      answers(searchLibraries, FOUND),
      answers(getLibraryAddress, { url: 'https://north.example.org/?q=harbours' }),
    );
  });

  it('shows each work once with the libraries that have it, how old that is, and who did not answer', async () => {
    at('/otherSearchList2?keyWord=harbours');
    expect(await screen.findAllByRole('heading', { name: /Harbours/ })).toHaveLength(2);
    expect(screen.getByText('3 titles in all libraries together')).toBeTruthy();
    expect(screen.getByText('as of 5 minutes ago')).toBeTruthy();
    expect(screen.getByText(/Did not answer: East/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Open there/ })).toHaveLength(3));
    expect(screen.getByRole('link', { name: /^West/ })).toHaveProperty('href', 'https://west.example.org/');
  });

  it('narrows what it shows by library and decade', async () => {
    const { user } = at('/otherSearchList2?keyWord=harbours');
    await user.click(await screen.findByRole('checkbox', { name: /^South/ }));
    expect(screen.queryByText('Near Harbours')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^2020–2029/ }));
    expect(screen.getByText('Nothing on this page passes the filters')).toBeTruthy();
  });

  it('shows the copies there when they are asked for', async () => {
    const copy = {
      libName: 'Quay',
      locationName: 'Floor 1',
      callNo: 'K1',
      yearVol: '',
      status: 'available',
      dueDate: null,
    } as const;
    server.use(
      answers(listCopiesElsewhere, {
        siteCode: 'north',
        name: 'North',
        title: HIT.title,
        isLive: true,
        ageSeconds: 0,
        copies: [copy, { ...copy, status: 'on_loan', dueDate: '2026-05-01' }],
        statements: [],
      }),
    );
    const { user } = at('/otherSearchList2?keyWord=harbours');
    await user.click(await screen.findByRole('button', { name: 'Copies there Far Harbours (North)' }));
    expect(await screen.findByText(/on the shelf/)).toBeTruthy();
    expect(screen.getByText(/on loan until/)).toBeTruthy();
  });

  it('asks a library that lends, and says of one that does not', async () => {
    signedIn();
    const places = {
      siteCode: 'north',
      name: 'North',
      places: [{ libName: 'Quay', copyCount: 2, onShelfCount: 1 }],
    };
    server.use(
      answers(listLendingPlaces, { ...places, isLent: true }),
      refuses(askOtherLibrary, {
        code: 'INTERLIBRARY_ASKED_ALREADY',
        status: 409,
        message: 'You have already asked.',
      }),
    );
    const { user } = at('/otherSearchList2?keyWord=harbours');
    await user.click(await screen.findByRole('button', { name: 'Request Far Harbours' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/1 of 2 on the shelf/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(await dialog.findByText('You have already asked.')).toBeTruthy();
    server.use(answers(listLendingPlaces, { ...places, name: 'South', isLent: false }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Library' }), 'hit-south');
    expect(await dialog.findByText(/no interlibrary lending with South/)).toBeTruthy();
  });
});
