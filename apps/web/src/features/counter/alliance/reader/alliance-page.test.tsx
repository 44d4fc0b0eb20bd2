// @vitest-environment happy-dom
import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import AlliancePage from './alliance-page.tsx';

const server = libraryServer();
inEnglish();

const library = (otherLib: string, name: string, fault: 'timeout' | null = null) => ({
  otherLib,
  name,
  numFound: fault === null ? 1 : null,
  fault,
});
const holding = (otherLib: string, name: string, loanableCount: number) => ({
  otherLib,
  name,
  recordId: `record-${otherLib}`,
  itemCount: 2,
  loanableCount,
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
  holdings: [holding('north', 'North', 0), holding('south', 'South', 2)],
};
const FOUND = {
  libraries: [library('north', 'North'), library('south', 'South'), library('east', 'East', 'timeout')],
  page: 1,
  searchResult: [HIT],
};

const at = (address: string) => draw(<AlliancePage />, { at: address, settings: { sduUnionLoanFlag: '1' } });

describe('the page of the alliance', () => {
  it('says which libraries have a work, and which do not answer', async () => {
    server.use(answers(searchAlliance, FOUND));
    at('/unionSearchList?keyWord=harbours');
    expect(await screen.findByText('2 of 2 available')).toBeTruthy();
    expect(screen.getByText('All copies are out')).toBeTruthy();
    expect(screen.getByText('These libraries do not answer at the moment: East')).toBeTruthy();
  });

  it('asks first for the library that can lend, with a code, and says why it is refused', async () => {
    signedIn();
    server.use(
      answers(searchAlliance, FOUND),
      answers(getAllianceCode, { code: '12345678', secondsLeft: 300 }),
    );
    const { user } = at('/unionSearchList?keyWord=harbours');
    await user.click(await screen.findByRole('button', { name: 'Request it Far Harbours' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: 'From which library' })).toHaveProperty(
      'value',
      'south record-south',
    );
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(dialog.getByText('Please enter the code')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Get a code' }));
    const code = dialog.getByRole('textbox', { name: 'Authorization code' });
    await waitFor(() => expect(code).toHaveProperty('value', '1234 5678'));
    server.use(
      refuses(addAllianceTransaction, {
        code: 'ALLIANCE_LIMIT_REACHED',
        status: 409,
        message: 'You can have 5 alliance loans and requests at a time.',
        details: { limit: 5 },
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(await dialog.findByText('You can have 5 alliance loans and requests at a time.')).toBeTruthy();
  });

  it('shows libraries and the way to a code before a search', async () => {
    server.use(answers(searchAlliance, { ...FOUND, searchResult: [] }));
    at('/unionSearchList');
    expect(await screen.findByText('North')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show a code' })).toBeTruthy();
  });
});
