// @vitest-environment happy-dom
import { beginPhoneVisit } from '@lectern/contracts/counter/self-check/begin-phone-visit';
import { borrowByPhone } from '@lectern/contracts/counter/self-check/borrow-by-phone';
import { getPhoneVisit } from '@lectern/contracts/counter/self-check/get-phone-visit';
import { showEntryCode } from '@lectern/contracts/counter/self-check/show-entry-code';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { LENT, NOT_LENT } from '../testing/borrowed-fixtures.ts';
import SelfCheckPage from './self-check-page.tsx';

const server = libraryServer();
inEnglish();

const NOWHERE = { stations: true, phones: true, libName: '', secondsLeft: 0 };
const HERE = { libName: 'Main Library', secondsLeft: 600 };

describe('the page of self check-out', () => {
  beforeEach(signedIn);

  it('says where it is not offered', async () => {
    server.use(answers(getPhoneVisit, { ...NOWHERE, stations: false, phones: false }));
    draw(<SelfCheckPage />);
    await screen.findByText('Self check-out is not offered');
  });

  it('takes the code of the screen, then lends what is scanned and says why a copy is not lent', async () => {
    server.use(
      answers(getPhoneVisit, NOWHERE),
      answers(beginPhoneVisit, ({ code }) => {
        expect(code).toBe('123456');
        return HERE;
      }),
      answers(borrowByPhone, ({ barcode }) => (barcode === LENT.barcode ? LENT : NOT_LENT)),
    );
    const { user } = draw(<SelfCheckPage />);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Please enter the code on the screen.');
    await user.type(screen.getByLabelText('Code on the screen in the library'), '123456{Enter}');
    await screen.findByText('You are in Main Library');
    await user.type(screen.getByLabelText('Barcode of the copy'), `${LENT.barcode}{Enter}`);
    expect(await screen.findAllByText('Yours until April 1, 2026')).toHaveLength(2);
    await user.type(screen.getByLabelText('Barcode of the copy'), `${NOT_LENT.barcode}{Enter}`);
    expect(await screen.findAllByText('Another reader is waiting for it.')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Scanned now' }).children).toHaveLength(2);
  });

  it('takes the code that the picture of the screen brought in the address, once', async () => {
    server.use(answers(getPhoneVisit, NOWHERE), answers(beginPhoneVisit, HERE));
    const { address } = draw(<SelfCheckPage />, { at: '/selfCheck?code=123456' });
    await screen.findByText('You are in Main Library');
    await expect.poll(address).toBe('/selfCheck');
  });

  it('asks for the code again when the server wants it', async () => {
    server.use(
      answers(getPhoneVisit, { ...NOWHERE, ...HERE }),
      refuses(borrowByPhone, { code: 'PHONE_NOT_HERE', status: 409, message: 'Refused' }),
    );
    const { user } = draw(<SelfCheckPage />);
    await user.type(await screen.findByLabelText('Barcode of the copy'), 'B1{Enter}');
    await screen.findByLabelText('Code on the screen in the library');
  });

  it('shows the code for a station with the time that it is valid', async () => {
    server.use(
      answers(getPhoneVisit, { ...NOWHERE, phones: false }),
      answers(showEntryCode, { code: '12345678', img: 'data:image/svg+xml;base64,', secondsLeft: 120 }),
    );
    const { user } = draw(<SelfCheckPage />);
    await user.click(await screen.findByRole('button', { name: 'Show my code' }));
    await screen.findByText('1234 5678');
    expect(screen.getByRole('timer').textContent).toMatch(/Valid for (2:00|1:59)/);
    expect(screen.queryByLabelText('Code on the screen in the library')).toBeNull();
  });
});
