// @vitest-environment happy-dom
import { blockReader } from '@lectern/contracts/people/readers/block-reader';
import { liftBlock } from '@lectern/contracts/people/readers/lift-block';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepStaffSession } from '../../../../lib/staff/staff-session.ts';
import { type Staff, StaffContext } from '../../../../lib/staff/use-staff.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import type { Reader } from '../reader.ts';
import { ReaderBlocks } from './reader-blocks.tsx';

const STAFF: Staff = {
  ...{ name: 'Mina', account: 'mina', permissions: [], idleMinutes: 10, hasCode: false },
  desk: { libraryCode: 'MAIN', libraryName: 'Main Library', name: '' },
};
const BLOCK = {
  ...{ from: '2026-03-01', until: '2026-03-09', reason: 'Torn pages', setAt: '2026-03-01T02:00:00.000Z' },
  ...{ liftedAt: null, liftReason: '' },
};
const READER: Reader = {
  ...{ patronId: 'r1', primaryId: '1', name: 'Lin Yue', patronGroup: 'student', groupName: 'Student' },
  ...{ libraryCode: 'MAIN', libName: 'Main Library', status: 'blocked', frozenReason: '', expiresOn: null },
  ...{ major: '', phone: '', email: '', hasPassword: true, cards: [] },
  blocks: [
    { ...BLOCK, blockId: 'b1', state: 'running' },
    { ...BLOCK, blockId: 'b2', state: 'over' },
    {
      ...{ ...BLOCK, blockId: 'b3', state: 'lifted' },
      ...{ liftedAt: '2026-03-02T02:00:00.000Z', liftReason: 'Paid for' },
    },
  ],
};

describe('the blocks of a reader for a time', () => {
  inEnglish();
  const server = libraryServer();

  function open(mayBlock: boolean, reader = READER) {
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'mina', name: 'Mina' });
    const permissions: Staff['permissions'] = mayBlock
      ? ['circulation.desk', 'circulation.readers']
      : ['circulation.desk'];
    return draw(
      <StaffContext value={{ ...STAFF, permissions }}>
        <ReaderBlocks reader={reader} />
      </StaffContext>,
    );
  }

  it('are listed with their state, and those that run can be lifted with a reason', async () => {
    const { user } = open(true);
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/Running.*Torn pages.*Lift$/),
      expect.stringMatching(/Over.*Torn pages$/),
      expect.stringMatching(/Lifted.*Torn pages.*Paid for$/),
    ]);
    const sent: unknown[] = [];
    server.use(
      answers(liftBlock, (input) => {
        sent.push(input);
        return READER;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Lift' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Lift' }));
    await dialog.findByText('Please enter the reason');
    await user.type(dialog.getByLabelText(/^Why it is lifted/), 'Paid for');
    await user.click(dialog.getByRole('button', { name: 'Lift' }));
    await waitFor(() => expect(sent).toEqual([{ patronId: 'r1', blockId: 'b1', reason: 'Paid for' }]));
  });

  it('are set until a day with a reason; the first day is today unless it is given', async () => {
    const { user } = open(true, { ...READER, blocks: [] });
    const sent: unknown[] = [];
    server.use(
      answers(blockReader, (input) => {
        sent.push(input);
        return READER;
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Block for a time' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Block for a time' }));
    await dialog.findByText(/^Please enter a last day/);
    await user.type(dialog.getByLabelText(/^Last day/), '2026-03-20');
    await user.type(dialog.getByLabelText(/^Reason/), 'Torn pages');
    await user.click(dialog.getByRole('button', { name: 'Block for a time' }));
    await waitFor(() =>
      expect(sent).toEqual([{ patronId: 'r1', until: '2026-03-20', reason: 'Torn pages' }]),
    );
  });

  it('are shown to staff without the permission, who cannot change them', async () => {
    open(false);
    expect(await screen.findAllByRole('row')).toHaveLength(4);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
