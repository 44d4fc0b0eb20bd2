// @vitest-environment happy-dom
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { listEresourceBehaviours } from '@lectern/contracts/resources/databases/list-eresource-behaviours';
import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import { TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import { getTitle } from '@lectern/contracts/resources/titles/get-title';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { source, titleDetail } from '../titles.fixtures.ts';
import { TitlePage } from './title-page.tsx';

const CELL = titleDetail({
  id: 'cell',
  name: 'Cell',
  publisher: 'Elsevier',
  printIssn: '0092-8674',
  onlineIssn: '1097-4172',
  publishedOn: '1974-01',
  openCount: 12,
  earlier: [{ id: 'old', name: 'Old Cell', kind: 'serial' }],
  sources: [
    source({
      sourceId: 's1',
      eresourceId: 'sd',
      eresourceName: 'ScienceDirect',
      firstDate: '1974',
      firstVolume: '1',
      embargo: 'P1Y',
      openTo: '2025-12-31',
      note: 'Backfile package',
    }),
    source({ sourceId: 's2', eresourceId: 'pmc', eresourceName: 'PMC', isFree: true, depth: 'selected' }),
    source({ sourceId: 's3', eresourceId: 'print', eresourceName: 'Print list', canOpen: false }),
  ],
});

function entrance(facts: Partial<ChosenEntrance>): ChosenEntrance {
  return {
    isOpen: false,
    url: '',
    entranceId: '',
    level: 'title',
    reason: '',
    signInHelps: false,
    entrances: [],
    ...facts,
  };
}

describe('the page of a title', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() =>
    server.use(
      answers(getTitle, CELL),
      answers(listEresourceBehaviours, { version: '1', databases: [] }),
      answers(chooseTitleEntrance, entrance({ isOpen: true, url: 'https://cell.example/' })),
    ),
  );
  afterEach(() => vi.restoreAllMocks());
  const drawPage = () =>
    draw(<TitlePage id="cell" Star={({ title }) => <button type="button">Keep {title}</button>} />, {
      at: '/magazineNavDetail?id=cell',
    });

  it('says what the title is, and what of it is online in each database', async () => {
    drawPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cell' })).toBeDefined();
    const card = screen.getByRole('region', { name: 'Where it is online' });
    const [first, second, third] = within(card).getAllByRole('listitem');
    for (const words of [
      '1974 (vol. 1) – today, without this year',
      'Today you can read up to December 31, 2025',
      'Backfile package',
    ])
      expect(within(first!).getByText(words), words).toBeDefined();
    expect(within(first!).getByRole('link', { name: 'ScienceDirect' }).getAttribute('href')).toBe(
      '/dataBaseNav/details/sd',
    );
    expect(
      await within(first!).findByRole('button', { name: /^Open “Cell” in ScienceDirect/ }),
    ).toBeDefined();
    expect(within(second!).getByText('Free')).toBeDefined();
    expect(within(second!).getByText('Selected articles')).toBeDefined();
    expect(third?.textContent).toContain('no link leads to it');
    expect(within(third!).queryByRole('button')).toBeNull();
    for (const words of ['0092-8674', '1097-4172', 'January 1974', 'opened 12 times in 30 days'])
      expect(screen.getByText(words), words).toBeDefined();
    const earlier = screen.getByRole('region', { name: 'Earlier title' });
    expect(within(earlier).getByRole('link', { name: 'Old Cell' }).getAttribute('href')).toBe(
      '/magazineNavDetail?id=old',
    );
    expect(screen.getByRole('button', { name: 'Keep Cell' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Later title' })).toBeNull();
  });

  it('says of each database why the title is closed there, and that signing in helps', async () => {
    server.use(
      answers(chooseTitleEntrance, ({ sourceId }) =>
        sourceId === 's1'
          ? entrance({ reason: 'signIn', signInHelps: true })
          : entrance({ isOpen: true, url: 'https://pmc.example/' }),
      ),
    );
    drawPage();
    const card = await screen.findByRole('region', { name: 'Where it is online' });
    expect(await within(card).findByText(/have to sign in first/)).toBeDefined();
    expect(within(card).getByRole('button', { name: 'Sign in' })).toBeDefined();
    expect(await within(card).findByRole('button', { name: /^Open “Cell” in PMC/ })).toBeDefined();
    expect(within(card).queryByRole('button', { name: /in ScienceDirect/ })).toBeNull();
  });

  it('opens an article in the database that was chosen, and says how near the link led', async () => {
    const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    server.use(
      answers(chooseTitleEntrance, ({ sourceId, issn, volume, page }) =>
        entrance({
          isOpen: true,
          url: `https://cell.example/${sourceId}/${issn}/${volume}/${page}`,
          level: volume ? 'issue' : 'title',
        }),
      ),
      http.get(`*${logDatabase.path.replace('{event}', ':event')}`, () =>
        HttpResponse.json({ success: true, errCode: '200', message: '', data: {} }),
      ),
    );
    const { user } = drawPage();
    const form = await screen.findByRole('region', { name: 'Find an article' });
    await user.click(within(form).getByRole('button', { name: 'Open' }));
    expect(within(form).getByText('Please enter a DOI, or a volume, issue or page')).toBeDefined();
    expect(window.open).not.toHaveBeenCalled();
    const choice = within(form).getByRole('combobox', { name: 'Database' });
    expect(within(choice).queryByRole('option', { name: 'Print list' })).toBeNull();
    await user.selectOptions(choice, 'PMC');
    await user.type(within(form).getByLabelText('Volume'), '12');
    await user.type(within(form).getByLabelText('First page'), '101{Enter}');
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://cell.example/s2/1097-4172/12/101'),
    );
    expect(
      await within(form).findByText('The link leads to the issue: look for the article there.'),
    ).toBeDefined();
  });

  it('has no form for articles of a book', async () => {
    server.use(answers(getTitle, { ...CELL, kind: 'monograph' }));
    drawPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cell' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Find an article' })).toBeNull();
  });

  it('says that there is no such title, with the way to all', async () => {
    const { code, status } = TITLE_NOT_FOUND;
    server.use(refuses(getTitle, { code, status, message: 'There is no such journal.' }));
    drawPage();
    expect(await screen.findByText('There is no such journal.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All journals and e-books' }).getAttribute('href')).toBe(
      '/magazineNav',
    );
  });
});
