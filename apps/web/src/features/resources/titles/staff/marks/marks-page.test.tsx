// @vitest-environment happy-dom
import { importTitleMarks } from '@lectern/contracts/resources/titles/import-title-marks';
import { listTitleMarks } from '@lectern/contracts/resources/titles/list-title-marks';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../../../lib/caller.ts';
import { staffCaller } from '../../../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../../../lib/staff/staff-session.ts';
import { draw, inEnglish } from '../../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../../testing/library-server.ts';
import MarksPage from './marks-page.tsx';

const REPORT = {
  isCheck: true,
  readCount: 3,
  issnCount: 1,
  cameCount: 1,
  wentCount: 0,
  titleCount: 1,
  wrongCount: 2,
  wrong: [{ line: 3, value: '1234-5678' }],
  columns: ['Journal ISSN (print version)'],
};

describe('the page of marks of journals', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() => {
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'a', name: 'Ada' });
    server.use(
      answers(listTitleMarks, [
        { mark: 'peerReviewed', issnCount: 0 },
        { mark: 'doaj', issnCount: 20_000 },
      ]),
    );
  });
  afterEach(forgetStaffSession);
  const drawPage = () =>
    draw(
      <CallerContext value={staffCaller}>
        <MarksPage />
      </CallerContext>,
      { at: '/titles/marks' },
    );

  it('says how many numbers each list has', async () => {
    drawPage();
    const rows = await screen.findAllByRole('listitem');
    expect(within(rows[0]!).getByText('No list yet')).toBeTruthy();
    expect(within(rows[1]!).getByText('20,000 ISSNs in the list')).toBeTruthy();
  });

  it('checks a file first and says which numbers of it are wrong, and in which lines', async () => {
    server.use(answers(importTitleMarks, REPORT));
    const { user } = drawPage();
    await user.click(await screen.findByRole('button', { name: /^Import a list Open access/ }));
    const dialog = within(screen.getByRole('dialog'));
    const file = new File(['0028-0836\n'], 'doaj.csv', { type: 'text/csv' });
    await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
    await user.click(dialog.getByRole('button', { name: 'Check first' }));
    const table = within(await dialog.findByRole('table'));
    expect(table.getByRole('row', { name: '3 1234-5678' })).toBeTruthy();
    expect(dialog.getByText(/Journal ISSN \(print version\)/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Replace the list' })).toBeTruthy();
  });
});
