// @vitest-environment happy-dom
import { chooseEntrance } from '@lectern/contracts/resources/databases/choose-entrance';
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { getEresource } from '@lectern/contracts/resources/databases/get-eresource';
import { listHotEresources } from '@lectern/contracts/resources/databases/list-hot-eresources';
import { listOfSameSubject } from '@lectern/contracts/resources/databases/list-of-same-subject';
import { listOfSameVendor } from '@lectern/contracts/resources/databases/list-of-same-vendor';
import { listTrialQuestions } from '@lectern/contracts/resources/trials/list-trial-questions';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { eresource, eresourceDetail } from '../databases.fixtures.ts';
import { DatabasePage } from './database-page.tsx';

const WEST = eresourceDetail({
  id: 'west',
  name: 'Westlaw',
  otherNames: ['WL'],
  status: 'trial',
  shownFrom: '2026-11-01',
  shownTo: '2026-12-31',
  introduction: 'Cases and statutes',
  guide: 'Choose a jurisdiction first',
  coverage: 'From 1865',
  subjects: [{ code: 'law', name: 'Law' }],
  outages: [{ from: '2026-12-01', to: '2026-12-02', text: 'Maintenance' }],
  files: [{ fileId: 'f1', name: 'First steps', mediaType: 'application/pdf', size: 2_140_000 }],
});

function entrance(facts: Partial<ChosenEntrance>): ChosenEntrance {
  return {
    isOpen: false,
    url: '',
    entranceId: '',
    level: 'resource',
    reason: '',
    signInHelps: false,
    entrances: [],
    ...facts,
  };
}

describe('the page of a database', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() =>
    server.use(
      answers(getEresource, WEST),
      answers(chooseEntrance, entrance({ isOpen: true, url: 'https://west.example/', entranceId: 'a' })),
      answers(listHotEresources, []),
      answers(listOfSameSubject, [eresource({ id: 'lexis', name: 'Lexis' })]),
      answers(listOfSameVendor, []),
      answers(listTrialQuestions, { isOpen: false, questions: [], answer: null }),
    ),
  );
  const drawPage = (at = '/dataBaseNav/details/west') =>
    draw(
      <Routes>
        <Route
          path="/:base/details/:id"
          element={
            <DatabasePage
              Star={({ title }) => <button type="button">Keep {title}</button>}
              Reviews={({ title }) => <p>What readers say about {title}</p>}
              Feedback={({ title }) => <button type="button">Write about {title}</button>}
            />
          }
        />
      </Routes>,
      { at },
    );

  it('says what the database is, how it is opened, and when it does not work', async () => {
    drawPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Westlaw' })).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Open database/ })).toBeDefined();
    for (const words of [
      'WL',
      'Cases and statutes',
      'Choose a jurisdiction first',
      'From 1865',
      'Not working from December 1, 2026 to December 2, 2026',
      'Maintenance',
      'Trial from November 1, 2026 to December 31, 2026',
      'What readers say about Westlaw',
      'Write about Westlaw',
      'Keep Westlaw',
    ])
      expect(screen.getByText(words), words).toBeDefined();
    expect(screen.getByText(/PDF.*2\.1 MB/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Law' }).getAttribute('href')).toBe('/dataBaseNav?subject=law');
    const others = screen.getByRole('region', { name: 'On the same subject' });
    expect(within(others).getByRole('link', { name: 'Lexis' }).getAttribute('href')).toBe(
      '/dataBaseNav/details/lexis',
    );
    expect(screen.queryByRole('region', { name: 'From the same vendor' })).toBeNull();
  });

  it('stays at the newer address and without navigation', async () => {
    drawPage('/newDataBase/details/west?pageType=108');
    expect((await screen.findByRole('link', { name: 'All databases' })).getAttribute('href')).toBe(
      '/newDataBase?pageType=108',
    );
  });

  it('says of each entrance why it is closed, and that signing in helps', async () => {
    server.use(
      answers(
        chooseEntrance,
        entrance({
          reason: 'signIn',
          signInHelps: true,
          entrances: [
            { entranceId: 'a', name: 'On campus', isOpen: false, reason: 'outside' },
            { entranceId: 'b', name: '', isOpen: false, reason: 'signIn' },
          ],
        }),
      ),
    );
    drawPage();
    expect(await screen.findByText('It cannot be opened now')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
    const first = screen.getByText('On campus').closest('li');
    expect(first?.textContent).toContain('It works only on the network of the library.');
    expect(screen.getByText('Entrance 2')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  });

  it('says that a database without an entrance is only described', async () => {
    server.use(answers(getEresource, { ...WEST, canOpen: false }));
    drawPage();
    expect(await screen.findByText(/The library has no address for it yet/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  });

  it('leaves out reviews and feedback that the library does not take', async () => {
    server.use(answers(getEresource, { ...WEST, takesComments: false, takesFeedback: false }));
    drawPage();
    await screen.findByRole('heading', { level: 1, name: 'Westlaw' });
    expect(screen.queryByText(/What readers say/)).toBeNull();
    expect(screen.queryByText(/Write about/)).toBeNull();
  });

  it('says that there is no such database, with the way to all', async () => {
    const { code, status } = ERESOURCE_NOT_FOUND;
    server.use(refuses(getEresource, { code, status, message: 'There is no such database.' }));
    drawPage();
    expect(await screen.findByText('There is no such database.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All databases' })).toBeDefined();
  });
});
