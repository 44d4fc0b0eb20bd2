// @vitest-environment happy-dom

import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { updateProfile } from '@lectern/contracts/lending/patron/update-profile';
import { answerAsker } from '@lectern/contracts/lending/requests/answer-asker';
import type { AskedView } from '@lectern/contracts/lending/requests/asked-view';
import { confirmTakeCode } from '@lectern/contracts/lending/requests/confirm-take-code';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { listLendableLoans } from '@lectern/contracts/lending/requests/list-lendable-loans';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { receiveBook } from '@lectern/contracts/lending/requests/receive-book';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { showTakeCode } from '@lectern/contracts/lending/requests/show-take-code';
import { writeTakeBarcode } from '@lectern/contracts/lending/requests/write-take-barcode';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { patron } from '../../../../testing/loan-fixtures.ts';
import { OWN_REQUEST } from '../../../../testing/request-fixtures.ts';
import RequestsSection from '../requests-section.tsx';

const server = libraryServer();
inEnglish();

const ASKED: AskedView = {
  requestId: 'r1',
  requestNo: '26022012345678',
  requestStatus: 'started',
  operationType: 'book_request_launched',
  recordId: 'b1',
  title: 'Middlemarch',
  author: 'George Eliot',
  volume: '',
  barcode: 'B7',
  callNumber: '',
  requestDate: '2026-02-20T08:00:00.000Z',
  movesAt: '2026-02-24T00:00:00.000Z',
  askerName: 'Ada Asker',
  contactInfo: '07700 900100',
  comments: 'At noon?',
  canAccept: true,
  canRefuse: true,
  canEnterCode: false,
  codeEntered: false,
  objectUntil: null,
  objection: 'none',
};
const ACCEPTED: AskedView = {
  ...ASKED,
  requestStatus: 'accepted',
  operationType: 'book_request_accepted',
  canAccept: false,
  canEnterCode: true,
};
const MINE: RequestView = {
  ...OWN_REQUEST,
  type: 'relending',
  requestStatus: 'accepted',
  operationType: 'book_request_accepted',
  canShowCode: true,
};

let asked: AskedView;
let mine: RequestView;
beforeEach(() => {
  asked = ASKED;
  mine = MINE;
  signedIn();
  server.use(
    answers(getPatron, patron({ subtencyFlag: '1' })),
    answers(listAskedOfMe, () => ({ total: 1, requests: [asked] })),
    answers(listLendableLoans, { subtencyFlag: '1', offered: true, loans: [] }),
    answers(listRequests, () => ({ total: 1, requests: [mine] })),
    answers(getRequest, () => ({ ...mine, timeline: [], movers: ['holder' as const] })),
  );
});

const others = () => draw(<RequestsSection />, { at: '/?tab=others' });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('what others ask of the reader', () => {
  it('says who asks, and is answered with words for them', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(answerAsker, (input) => {
        sent.push(input);
        asked = ACCEPTED;
        return asked;
      }),
    );
    const { user } = others();
    await user.click(await screen.findByRole('button', { name: 'Accept Middlemarch' }));
    screen.getByText('Asked by Ada Asker');
    screen.getByText('At noon?');
    const form = await dialog();
    await user.type(form.getByLabelText('Message to the other reader'), 'In the café');
    await user.click(form.getByRole('button', { name: 'Accept' }));
    await screen.findByRole('button', { name: 'Hand over Middlemarch' });
    expect(sent).toEqual([{ requestId: 'r1', accept: true, comments: 'In the café' }]);
  });

  it('is handed over by code and barcode; a wrong code is said and changes nothing', async () => {
    asked = ACCEPTED;
    const wrong = {
      code: 'TAKE_CODE_WRONG',
      status: 400,
      message: 'Please enter the right pickup code.',
    } as const;
    server.use(refuses(confirmTakeCode, wrong));
    const { user } = others();
    await user.click(await screen.findByRole('button', { name: 'Hand over Middlemarch' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await form.findByText('Enter the pickup code');
    await user.type(form.getByLabelText('Pickup code'), '111 111{Enter}');
    await form.findByText('Please enter the right pickup code.');
    server.use(
      answers(confirmTakeCode, { ...ACCEPTED, codeEntered: true }),
      answers(writeTakeBarcode, ({ takeBarcode }) => {
        expect(takeBarcode).toBe('B7');
        asked = { ...ACCEPTED, operationType: 'awaiting_return', canEnterCode: false, canRefuse: false };
        return asked;
      }),
    );
    await user.type(form.getByLabelText('Pickup code'), '042317{Enter}');
    const next = await dialog();
    await user.type(await next.findByLabelText('Barcode of the book'), 'B7');
    await user.click(next.getByRole('button', { name: 'Hand over' }));
    await screen.findByText(/The other reader confirms on their own device/);
  });

  it('is possible only for readers who take part', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(updateProfile, (input) => {
        sent.push(input);
        return { profile: {}, subtencyFlag: '0' as const };
      }),
    );
    const { user } = others();
    await user.click(await screen.findByRole('checkbox', { name: /Other readers may ask me/ }));
    expect(sent).toEqual([{ subtencyFlag: '0' }]);
  });

  it('has no tab where the library has no re-lending', async () => {
    server.use(answers(getPatron, patron({ subtencyFlag: null })));
    others();
    await screen.findByRole('link', { name: MINE.title });
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the pickup code', () => {
  it('is shown as digits, QR code and barcode, can be renewed, and gives way to the receipt', async () => {
    const codes = ['042317', '999001'];
    server.use(
      answers(showTakeCode, () => {
        const takeCode = codes.shift()!;
        return {
          takeCode,
          scanned: `26022012345678${takeCode}`,
          img: 'data:image/svg+xml;base64,',
          title: MINE.title,
          enteredBy: 'holder' as const,
          expiresAt: '2026-02-20T08:05:00.000Z',
          secondsLeft: 300,
        };
      }),
      answers(receiveBook, () => {
        mine = { ...MINE, operationType: 'borrowed', canShowCode: false };
        return mine;
      }),
    );
    const { user } = draw(<RequestsSection />);
    await user.click(await screen.findByRole('button', { name: `Show pickup code ${MINE.title}` }));
    const shown = await dialog();
    await shown.findByText('042 317');
    shown.getByRole('img', { name: 'Barcode of the pickup code' });
    expect(shown.getByRole('timer').textContent).toMatch(/^Valid for (5:00|4:5\d)$/);
    await user.click(shown.getByRole('button', { name: 'New code' }));
    await shown.findByText('999 001');
    mine = { ...MINE, operationType: 'awaiting_return', canShowCode: false, canReceive: true };
    await user.click(await screen.findByRole('button', { name: 'I have the book' }));
    expect(toasts.get().map(({ text }) => text)).toContain('The book is now lent to you');
  });
});
