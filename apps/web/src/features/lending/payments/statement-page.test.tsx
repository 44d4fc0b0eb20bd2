// @vitest-environment happy-dom
import { checkStatement } from '@lectern/contracts/lending/payments/check-statement';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import type { ComparedStatement } from './statement-outcome.tsx';
import StatementPage from './statement-page.tsx';

const ALIKE: ComparedStatement = {
  channel: 'wechatpay',
  channelName: 'WeChat Pay',
  payments: 12,
  refunds: 1,
  isWhole: true,
  brokenLines: [],
  total: 0,
  differences: [],
};
const SUM: ComparedStatement['differences'][number] = {
  kind: 'sum',
  isRefund: false,
  line: 3,
  number: '20260302aa',
  providerNo: '4200',
  theirs: { amount: 299, currency: 'CNY' },
  ours: { amount: 300, currency: 'CNY' },
  at: '2026-03-02T02:00:00.000Z',
};
/** A file as a browser names it where a spreadsheet is installed. */
const FILE = new File(['x'], 'bill.csv', { type: 'application/vnd.ms-excel' });

describe('the page that compares a statement', () => {
  inEnglish();
  const server = libraryServer();

  async function choose() {
    const { user } = draw(<StatementPage />);
    await user.upload(await screen.findByLabelText('Choose a file'), FILE);
    return user;
  }

  it('says that all is alike', async () => {
    server.use(answers(checkStatement, ALIKE));
    await choose();
    await screen.findByText('All is alike.');
    screen.getByText('bill.csv');
  });

  it('lists what differs, with both sums, and says how many more there are', async () => {
    const missing = { ...SUM, kind: 'missing' as const, line: null, number: '20260302bb', theirs: null };
    server.use(answers(checkStatement, { ...ALIKE, total: 700, differences: [SUM, missing] }));
    await choose();
    const [, first, second] = within(
      await screen.findByRole('region', { name: 'What differs' }),
    ).getAllByRole('row');
    expect(first?.textContent).toMatch(/Another sum.*line 3.*20260302aa.*2\.99.*3\.00/);
    expect(second?.textContent).toMatch(/Not on the statement.*20260302bb.*–.*3\.00/);
    screen.getByText(/^Only the first 2 are shown/);
    expect(screen.queryByText('All is alike.')).toBeNull();
  });

  it('does not call a statement with broken lines alike', async () => {
    server.use(answers(checkStatement, { ...ALIKE, isWhole: false, brokenLines: [4, 9] }));
    await choose();
    await screen.findByText('These lines cannot be read: 4, 9');
    screen.getByText(/^The file is not whole/);
    expect(screen.queryByText('All is alike.')).toBeNull();
  });

  it('says why a file is refused, until another is chosen', async () => {
    const message = 'This is no statement.';
    server.use(refuses(checkStatement, { code: 'STATEMENT_UNREADABLE', status: 422, message }));
    const user = await choose();
    await screen.findByText(message);
    server.use(answers(checkStatement, ALIKE));
    await user.upload(screen.getByLabelText('Choose a file'), FILE);
    await screen.findByText('All is alike.');
    expect(screen.queryByText(message)).toBeNull();
  });
});
