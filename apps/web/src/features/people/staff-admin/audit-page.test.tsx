// @vitest-environment happy-dom
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { listFaults } from '@lectern/contracts/people/staff/list-faults';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../lib/caller.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../lib/staff/staff-session.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import AuditPage from './audit-page.tsx';

const server = libraryServer();
inEnglish();
beforeEach(() => keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'a', name: 'A' }));
afterEach(() => forgetStaffSession());

const ENTRY = { at: '2026-03-02T02:00:00.000Z', account: 'mina', name: 'Mina Desk', reader: '' };
const ID = '01a22357-5933-7000-893d-6202d7357082';

describe('the audit', () => {
  it('says in words what was done to what, with sums, and shows no id beside a name', async () => {
    server.use(
      answers(listFaults, { settings: [], works: [] }),
      answers(listAudit, {
        total: 3,
        entries: [
          {
            ...ENTRY,
            entryId: '1',
            action: 'fund.move',
            subject: ID,
            subjectName: '',
            reader: 'Ada Reader',
            details: { fund: 'deposit', way: 'in', amount: { amount: 5000, currency: 'EUR' }, note: '' },
          },
          {
            ...ENTRY,
            entryId: '2',
            action: 'desk.markItem',
            subject: 'B206',
            subjectName: 'Whales of the north',
            details: { before: 'available', after: 'missing' },
          },
          {
            ...ENTRY,
            entryId: '3',
            action: 'staff.putRole',
            subject: 'Night desk',
            subjectName: 'Night desk',
            details: { before: { permissions: [] }, after: { permissions: ['circulation.desk'] } },
          },
        ],
      }),
    );
    draw(
      <CallerContext value={staffCaller}>
        <AuditPage />
      </CallerContext>,
    );
    const [, fund, copy, role] = await screen.findAllByRole('row');
    within(fund!).getByText('Ada Reader');
    within(fund!).getByText('€50.00');
    within(fund!).getByText('Deposit');
    within(fund!).getByText('Paid in');
    expect(within(fund!).queryByText(ID)).toBeNull();
    within(copy!).getByText('Whales of the north');
    within(copy!).getByText('B206');
    within(copy!).getByText('on shelf');
    expect(within(role!).getAllByText('Night desk')).toHaveLength(1);
    within(role!).getByText('Loans and requests');
  });
});
