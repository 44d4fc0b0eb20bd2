// @vitest-environment happy-dom
import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import { enterTakeCode } from '@lectern/contracts/counter/desk/enter-take-code';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { undoLastAct } from '@lectern/contracts/counter/desk/undo-last-act';
import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallerContext } from '../../../lib/caller.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../lib/staff/staff-session.ts';
import { type Staff, StaffContext } from '../../../lib/staff/use-staff.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { scanText } from '../../../testing/keys.ts';
import { answers, libraryServer, losesConnection, refuses } from '../../../testing/library-server.ts';
import DeskPage from './desk-page.tsx';

const ITEM: DeskItemView = {
  itemId: 'i1',
  recordId: 'b1',
  barcode: 'C1',
  title: 'Moby-Dick',
  author: 'Melville',
  callNo: 'PS2384 .M6',
  shelfKey: 'ps 02384',
  yearVol: '',
  copyNo: '',
  propNo: '',
  itemType: 'book',
  libCode: 'EAST',
  libName: 'East Library',
  locationName: 'First floor',
  shelf: '',
  status: 'available',
  statusSince: null,
  late: false,
  recalled: false,
  alert: '',
  next: 'shelf',
  sendTo: '',
  transit: null,
  loan: null,
  request: null,
  waiting: 0,
};
const CNY = (amount: number) => ({ amount, currency: 'CNY' });
const RETURNED = {
  loanId: null,
  reader: null,
  claimed: false,
  finePosted: CNY(0),
  refunded: CNY(0),
  item: ITEM,
};
const READER = {
  patronId: 'p1',
  primaryId: '20230001',
  name: 'Lin Yue',
  groupName: 'Undergraduate',
  libName: 'East Library',
  expiresOn: null,
  blocks: [],
  loanLimit: 30,
  owed: CNY(0),
  accruing: CNY(0),
  alert: 'Card at the desk',
  loans: [],
  requests: [],
};
const FOUND = {
  patronId: 'p1',
  primaryId: '20230001',
  name: 'Lin Yue',
  groupName: 'Undergraduate',
  libName: 'East Library',
  status: 'normal' as const,
  expiresOn: null,
  phone: '',
};
const STAFF: Staff = {
  name: 'Zhang',
  account: 'zhang',
  permissions: ['circulation.desk', 'circulation.override'],
  desk: { libraryCode: 'EAST', libraryName: 'East Library', name: '' },
  idleMinutes: 10,
  hasCode: false,
};

describe('the desk', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() =>
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'zhang', name: 'Zhang' }),
  );
  afterEach(() => forgetStaffSession());

  function drawDesk(at = '/desk') {
    return draw(
      <CallerContext value={staffCaller}>
        <StaffContext value={STAFF}>
          <Routes>
            <Route path="/desk/:patronId?" element={<DeskPage />} />
          </Routes>
        </StaffContext>
      </CallerContext>,
      { at },
    );
  }

  it('opens the reader who shows a pickup code, and says what to fetch; then the copy is lent', async () => {
    const lent: unknown[] = [];
    server.use(
      answers(getDeskReader, READER),
      answers(enterTakeCode, ({ takeCode }) => {
        expect(takeCode).toBe('26030212345678042317');
        return { patronId: 'p1', item: ITEM };
      }),
      answers(checkOut, (input) => {
        lent.push(input);
        return { loanId: 'l1', normReturnDate: '2026-04-01', item: ITEM };
      }),
    );
    const { user, address } = drawDesk();
    await user.type(await screen.findByRole('textbox', { name: /scan/i }), '26030212345678042317{Enter}');
    await screen.findAllByText('Fetch it from the hold shelf and scan it');
    await vi.waitFor(() => expect(address()).toBe('/desk/p1'));
    await user.type(await screen.findByLabelText('Scan a copy to lend'), 'C1{Enter}');
    await vi.waitFor(() => expect(lent).toEqual([{ patronId: 'p1', barcode: 'C1' }]), 30_000);
  });

  it('takes a scan of twenty digits that is no pickup code for what it is', async () => {
    server.use(
      refuses(enterTakeCode, {
        code: 'REQUEST_NOT_FOUND',
        status: 404,
        message: 'There is no such request.',
      }),
      answers(checkIn, RETURNED),
    );
    const { user } = drawDesk();
    await user.type(await screen.findByRole('textbox', { name: /scan/i }), '99999999999999999999{Enter}');
    await screen.findAllByText(/Moby-Dick/);
  });

  it('opens the reader whose pickup code is typed without the number of its request', async () => {
    server.use(
      refuses(checkIn, { code: 'ITEM_NOT_FOUND', status: 404, message: 'There is no such copy.' }),
      answers(findReaders, { readers: [], card: null, more: false }),
      answers(getDeskReader, READER),
      answers(enterTakeCode, { patronId: 'p1', item: ITEM }),
    );
    const { user, address } = drawDesk();
    await user.type(await screen.findByRole('textbox', { name: /scan/i }), '042317{Enter}');
    await screen.findAllByText('Fetch it from the hold shelf and scan it');
    await vi.waitFor(() => expect(address()).toBe('/desk/p1'));
  });

  it('says that six digits are neither a copy nor the code of somebody', async () => {
    server.use(
      refuses(checkIn, { code: 'ITEM_NOT_FOUND', status: 404, message: 'There is no such copy.' }),
      answers(findReaders, { readers: [], card: null, more: false }),
      refuses(enterTakeCode, { code: 'REQUEST_NOT_FOUND', status: 404, message: 'There is no request.' }),
    );
    const { user } = drawDesk();
    await user.type(await screen.findByRole('textbox', { name: /scan/i }), '042317{Enter}');
    expect(await screen.findAllByText('No copy, card or name found')).not.toHaveLength(0);
  });

  it('takes a copy back while no reader is open, and says where it goes in a large line', async () => {
    server.use(answers(checkIn, { ...RETURNED, item: { ...ITEM, next: 'send', sendTo: 'Main Library' } }));
    const { user } = drawDesk();
    await user.type(await screen.findByLabelText('Scan, or type a name'), 'C1{Enter}');
    expect(await screen.findAllByText('Send to Main Library')).toHaveLength(2);
  });

  it('opens the reader of a card, and lends what is scanned then', async () => {
    server.use(
      refuses(checkIn, { code: 'ITEM_NOT_FOUND', status: 404, message: 'There is no such copy.' }),
      answers(findReaders, { readers: [FOUND], card: 'active', more: false }),
      answers(getDeskReader, READER),
      answers(checkOut, { loanId: 'l1', normReturnDate: '2026-12-21', item: ITEM }),
    );
    const { user, address } = drawDesk();
    await user.type(await screen.findByLabelText('Scan, or type a name'), '20230001{Enter}');
    expect(await screen.findByText('Card at the desk')).toBeTruthy();
    expect(address()).toBe('/desk/p1');
    await user.type(screen.getByLabelText('Scan a copy to lend'), 'C1{Enter}');
    expect(await screen.findAllByText('Lent, due December 21, 2026')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(await screen.findByLabelText('Scan, or type a name')).toBe(document.activeElement);
  });

  it('lends against a rule with a reason', async () => {
    server.use(
      answers(getDeskItem, ITEM),
      answers(getDeskReader, READER),
      refuses(checkOut, { code: 'ACCOUNT_FROZEN', status: 409, message: 'The account is frozen.' }),
    );
    const { user } = drawDesk('/desk/p1');
    await user.type(await screen.findByLabelText('Scan a copy to lend'), 'C1{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Lend to Lin Yue anyway…' }));
    await user.click(screen.getByRole('button', { name: 'Lend' }));
    expect(await screen.findByText('Please give a reason')).toBeTruthy();
    const given = { loanId: 'l1', normReturnDate: '2026-12-21', item: ITEM };
    server.use(answers(checkOut, given));
    await user.type(screen.getByLabelText('Reason'), 'Allowed by the director{Enter}');
    expect(await screen.findAllByText('Lent, due December 21, 2026')).toHaveLength(2);
  });

  it('says that a scan failed where no answer came, and goes on with the next one', async () => {
    server.use(losesConnection(checkIn));
    const { user } = drawDesk();
    await user.type(await screen.findByLabelText('Scan, or type a name'), 'C1{Enter}');
    expect(await screen.findAllByText(/Please scan it again/)).toHaveLength(2);
    server.use(answers(checkIn, RETURNED));
    await user.keyboard('C1{Enter}');
    expect(await screen.findAllByText('Back to the shelf · First floor')).toHaveLength(2);
  });

  it('goes on after a fault of its own, and says so in the line of the scan', async () => {
    server.use(answers(checkIn, RETURNED));
    const { user } = drawDesk();
    await screen.findByLabelText('Scan, or type a name');
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
      throw new TypeError('no numbers');
    });
    await user.keyboard('C1{Enter}');
    expect(await screen.findAllByText(/Please scan it again/)).toHaveLength(2);
    random.mockRestore();
    await user.keyboard('C1{Enter}');
    expect(await screen.findAllByText('Back to the shelf · First floor')).toHaveLength(2);
  });

  it('keeps a scan that comes while a dialog is open, and does it when the dialog is closed', async () => {
    const lent: unknown[] = [];
    server.use(
      answers(getDeskItem, ITEM),
      answers(getDeskReader, READER),
      refuses(checkOut, { code: 'ACCOUNT_FROZEN', status: 409, message: 'The account is frozen.' }),
    );
    const { user } = drawDesk('/desk/p1');
    await user.type(await screen.findByLabelText('Scan a copy to lend'), 'C1{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Lend to Lin Yue anyway/ }));
    server.use(
      answers(checkOut, (input) => {
        lent.push(input);
        return { loanId: 'l1', normReturnDate: '2026-12-21', item: ITEM };
      }),
    );
    scanText('C0031877');
    expect(await screen.findAllByText('Close the dialog: this scan waits for it')).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Reason/ }).value).toBe('');
    expect(lent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(lent).toEqual([{ patronId: 'p1', barcode: 'C0031877' }]), 30_000);
  });

  it('lends what was scanned for a reader to this reader, also if the reader was left before its turn', async () => {
    const lent: unknown[] = [];
    let goOn = () => {};
    const slow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.use(
      answers(getDeskReader, READER),
      http.post('*/staff/desk/checkOut', async ({ request }) => {
        lent.push(await request.json());
        await slow;
        return HttpResponse.json({
          success: true,
          errCode: '200',
          message: '',
          data: { loanId: 'l1', normReturnDate: '2026-12-21', item: ITEM },
        });
      }),
    );
    const { user } = drawDesk('/desk/p1');
    await user.type(await screen.findByLabelText('Scan a copy to lend'), 'C1{Enter}C2{Enter}');
    await user.keyboard('{Escape}');
    await screen.findByLabelText('Scan, or type a name');
    goOn();
    await vi.waitFor(() => expect(lent).toHaveLength(2), 30_000);
    expect(lent[1]).toEqual({ patronId: 'p1', barcode: 'C2' });
  });

  it('asks which is meant where a number is that of a copy and of a reader', async () => {
    const given: unknown[] = [];
    server.use(
      answers(getDeskItem, ITEM),
      refuses(checkIn, {
        code: 'NUMBER_OF_COPY_AND_READER',
        status: 409,
        message: 'This is the number of a copy and of Lin Yue.',
        details: { title: 'Moby-Dick', reader: 'Lin Yue', patronId: 'p1' },
      }),
      answers(getDeskReader, READER),
    );
    const { user, address } = drawDesk();
    await user.type(await screen.findByLabelText('Scan, or type a name'), '20230001{Enter}');
    const asCopy = await screen.findByRole('button', { name: 'The copy' });
    server.use(
      answers(checkIn, (input) => {
        given.push(input);
        return RETURNED;
      }),
    );
    await user.click(asCopy);
    await vi.waitFor(() => expect(given).toEqual([{ barcode: '20230001', isCopy: true }]), 30_000);
    expect(address()).toBe('/desk');
  });

  it('offers no act for a reader who was left, and shows no word about them in large type', async () => {
    server.use(
      answers(getDeskItem, ITEM),
      answers(getDeskReader, READER),
      refuses(checkOut, { code: 'ACCOUNT_FROZEN', status: 409, message: 'The account is frozen.' }),
    );
    const { user } = drawDesk('/desk/p1');
    await user.type(await screen.findByLabelText('Scan a copy to lend'), 'C1{Enter}');
    await screen.findByRole('button', { name: 'Lend to Lin Yue anyway…' });
    expect((await screen.findAllByText(/Moby-Dick/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText('The account is frozen')).toHaveLength(2);
    await user.keyboard('{Escape}');
    await screen.findByLabelText('Scan, or type a name');
    expect(screen.queryByRole('button', { name: /anyway/ })).toBeNull();
    expect(screen.getAllByText('The account is frozen')).toHaveLength(1);
  });

  it('undoes the last step with one key', async () => {
    server.use(answers(undoLastAct, { act: 'check_in', item: ITEM }));
    const { user } = drawDesk();
    await screen.findByLabelText('Scan, or type a name');
    await user.keyboard('{F8}');
    expect(await screen.findAllByText('The last step was undone')).toHaveLength(2);
  });
});
