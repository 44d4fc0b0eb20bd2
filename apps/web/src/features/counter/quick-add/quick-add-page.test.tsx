// @vitest-environment happy-dom
import { addBriefRecord } from '@lectern/contracts/counter/quick-add/add-brief-record';
import { getQuickAddChoices } from '@lectern/contracts/counter/quick-add/get-quick-add-choices';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../lib/caller.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../lib/staff/staff-session.ts';
import { type Staff, StaffContext } from '../../../lib/staff/use-staff.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import QuickAddPage from './quick-add-page.tsx';

const STAFF: Staff = {
  name: 'Zhang',
  account: 'zhang',
  permissions: ['circulation.desk', 'catalogue.quick-add'],
  desk: { libraryCode: 'EAST', libraryName: 'East Library', name: '' },
  idleMinutes: 10,
  hasCode: false,
};

describe('adding a copy at the desk', () => {
  const server = libraryServer();
  inEnglish();
  beforeEach(() => {
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'zhang', name: 'Zhang' });
    server.use(
      answers(getQuickAddChoices, {
        itemTypes: [{ code: 'book', name: 'Book' }],
        locations: [{ code: 'E-1', name: 'First floor' }],
      }),
    );
  });
  afterEach(() => forgetStaffSession());

  async function describeIt(at: string) {
    const { user } = draw(
      <CallerContext value={staffCaller}>
        <StaffContext value={STAFF}>
          <QuickAddPage />
        </StaffContext>
      </CallerContext>,
      { at },
    );
    await user.click(await screen.findByRole('button', { name: 'It is not there: describe it' }));
    await screen.findByLabelText('Title');
    return user;
  }

  it('takes along what was scanned and the reader who waits for it', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(addBriefRecord, (input) => {
        sent.push(input);
        return { recordId: 'r1', itemId: 'i1', title: 'Whales', barcode: 'B-1' };
      }),
    );
    const user = await describeIt('/add?barcode=B-1&reader=p1');
    await user.type(screen.getByLabelText('Title'), 'Whales');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('button', { name: 'Lend it to the reader now' })).toBeTruthy();
    expect(sent).toMatchObject([{ title: 'Whales', barcode: 'B-1', itemType: 'book', locationCode: 'E-1' }]);
  });

  it('sends nothing without a title or with a wrong ISBN, and says why at the field', async () => {
    const user = await describeIt('/add');
    await user.type(screen.getByLabelText('ISBN'), '9787020002208');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Please fill this in')).toBeTruthy();
    expect(screen.getByText('This ISBN has a wrong check digit or length')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  it('keeps what was typed when the barcode is taken', async () => {
    const message = 'Another copy has the barcode B-1 already.';
    server.use(refuses(addBriefRecord, { code: 'BARCODE_TAKEN', status: 409, message }));
    const user = await describeIt('/add?barcode=B-1');
    await user.type(screen.getByLabelText('Title'), 'Whales');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Whales');
    expect(screen.queryByRole('button', { name: 'Lend it to the reader now' })).toBeNull();
  });
});
