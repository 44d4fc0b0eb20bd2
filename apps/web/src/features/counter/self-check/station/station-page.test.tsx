// @vitest-environment happy-dom
import { borrowAtStation } from '@lectern/contracts/counter/self-check/borrow-at-station';
import { enterStation } from '@lectern/contracts/counter/self-check/enter-station';
import { enterStationByCode } from '@lectern/contracts/counter/self-check/enter-station-by-code';
import { getScreenCode } from '@lectern/contracts/counter/self-check/get-screen-code';
import { getStation } from '@lectern/contracts/counter/self-check/get-station';
import { leaveStation } from '@lectern/contracts/counter/self-check/leave-station';
import { mailReceipt } from '@lectern/contracts/counter/self-check/mail-receipt';
import { returnAtStation } from '@lectern/contracts/counter/self-check/return-at-station';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { localStore } from '../../../../lib/storage.ts';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { scanText, typeByHand } from '../../../../testing/keys.ts';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { LENT, NOT_LENT } from '../testing/borrowed-fixtures.ts';
import { keepStation } from './kept-station.ts';
import { StationPage } from './station-page.tsx';

const server = libraryServer();
inEnglish();

const TOKEN = 's'.repeat(43);
const COUNTER = {
  kind: 'counter' as const,
  libName: 'Main Library',
  name: 'Foyer',
  passwords: true,
  returns: true,
  idleSeconds: 60,
};
const VISIT = { name: 'Ada Reader', blocks: [], callAtDesk: false, loanCount: 2, loanLimit: 10, kept: [] };

let left = 0;

beforeEach(() => {
  left = 0;
  keepStation(TOKEN);
  server.use(
    answers(getStation, COUNTER),
    answers(enterStation, VISIT),
    answers(leaveStation, () => {
      left += 1;
      return {};
    }),
    answers(borrowAtStation, ({ barcode }) => (barcode === LENT.barcode ? LENT : NOT_LENT)),
  );
});

const drawn = () => draw(<StationPage languages={null} />);

async function signIn(user: ReturnType<typeof draw>['user']) {
  await user.type(await screen.findByLabelText('Scan your card'), 'H1001{Enter}');
  await user.type(await screen.findByLabelText('PIN or password'), 'secret{Enter}');
  await screen.findByText('Hello, Ada Reader');
}

describe('a station', () => {
  it('says so where nobody opened it', async () => {
    localStore.remove('selfCheckStation');
    drawn();
    await screen.findByText('This station is closed');
  });

  it('says so when staff have closed it', async () => {
    server.use(refuses(getStation, { code: 'STATION_CLOSED', status: 409, message: 'Refused' }));
    drawn();
    await screen.findByText('This station is closed');
  });

  it('signs in by card and PIN, lends scan by scan, mails a receipt and signs out by the button', async () => {
    server.use(answers(mailReceipt, { loans: 1 }));
    const { user } = drawn();
    await signIn(user);
    screen.getByText('On loan: 2 of 10');
    const field = screen.getByLabelText('Scan the barcode of a copy');
    expect(document.activeElement).toBe(field);
    await user.keyboard(`${LENT.barcode}{Enter}`);
    expect(await screen.findAllByText('Yours until April 1, 2026')).toHaveLength(2);
    screen.getByText('On loan: 3 of 10');
    await user.keyboard(`${NOT_LENT.barcode}{Enter}`);
    expect(await screen.findAllByText('Another reader is waiting for it.')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'E-mail me a receipt' }));
    // The next scan goes to the field, although a button was touched last.
    await user.keyboard('C');
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await expect
      .poll(() => toasts.get().map(({ text }) => text))
      .toEqual(['The receipt is on its way to you.']);
    await user.click(screen.getByRole('button', { name: 'Finish and sign out' }));
    expect(document.activeElement).toBe(await screen.findByLabelText('Scan your card'));
    await expect.poll(() => left).toBe(1);
  });

  it('lends one after another what is scanned faster than it is lent', async () => {
    const asked: string[] = [];
    server.use(
      answers(borrowAtStation, ({ barcode }) => {
        asked.push(barcode);
        return { ...LENT, barcode, loanId: `loan of ${barcode}` };
      }),
    );
    const { user } = drawn();
    await signIn(user);
    const field = screen.getByLabelText<HTMLInputElement>('Scan the barcode of a copy');
    for (const barcode of ['C0001', 'C0002', 'C0003']) scanText(barcode);
    expect(field.value).toBe('');
    // Who goes now would take a copy along that is not lent yet.
    const finish = screen.getByRole('button', { name: 'Finish and sign out' });
    expect(finish.getAttribute('aria-busy')).toBe('true');
    await screen.findByText('On loan: 5 of 10');
    expect(asked).toEqual(['C0001', 'C0002', 'C0003']);
    expect(finish.getAttribute('aria-busy')).toBeNull();
  });

  it('puts a scan in the place of what was left in the field', async () => {
    const { user } = drawn();
    await signIn(user);
    typeByHand('99', { leave: true });
    scanText(LENT.barcode);
    expect(await screen.findAllByText('Yours until April 1, 2026')).toHaveLength(2);
  });

  it('does no scan of a reader who was signed out for the next one', async () => {
    let calls = 0;
    server.use(
      refuses(borrowAtStation, { code: 'STATION_SIGNED_OUT', status: 409, message: 'Refused' }),
      answers(borrowAtStation, () => LENT),
    );
    server.use(
      answers(enterStation, () => {
        calls += 1;
        return VISIT;
      }),
    );
    const { user } = drawn();
    await signIn(user);
    scanText('C0001');
    scanText('C0002');
    await screen.findByText('You are signed out.');
    await signIn(user);
    expect(calls).toBe(2);
    screen.getByText('On loan: 2 of 10');
  });

  it('asks for what is missing, and says what was wrong with card and PIN', async () => {
    server.use(refuses(enterStation, { code: 'CREDENTIALS_WRONG', status: 400, message: 'Refused' }));
    const { user } = drawn();
    await screen.findByLabelText('Scan your card');
    await user.keyboard('{Enter}');
    await screen.findByText('Please scan your card or type its number.');
    await user.keyboard('H1001{Enter}');
    await user.type(await screen.findByLabelText('PIN or password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/\S/);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByLabelText('Scan your card');
  });

  it('takes a scanned code of a phone for a code, and eight digits for a card', async () => {
    let code = '';
    server.use(
      answers(enterStationByCode, (input) => {
        code = input.code;
        return { ...VISIT, name: '', kept: [{ title: 'Emma', keptUntil: '2026-03-09' }] };
      }),
    );
    const { user } = drawn();
    await user.type(await screen.findByLabelText('Scan your card'), '20230001{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.type(await screen.findByLabelText('Scan your card'), 'M-12345678{Enter}');
    await screen.findByText('Pick up a request');
    screen.getByText('Kept for you until March 9, 2026: Emma');
    expect(code).toBe('M-12345678');
  });

  it('warns a reader who left, counts down and signs out', async () => {
    server.use(answers(getStation, { ...COUNTER, idleSeconds: 2 }));
    const { user } = drawn();
    await signIn(user);
    await screen.findByText('Are you still there?');
    expect(screen.getByRole('timer').textContent).toMatch(/You will be signed out in \d s\./);
    await screen.findByText('You are signed out.');
    await expect.poll(() => left).toBe(1);
  });

  it('begins anew when the server has signed the reader out', async () => {
    server.use(refuses(borrowAtStation, { code: 'STATION_SIGNED_OUT', status: 409, message: 'Refused' }));
    const { user } = drawn();
    await signIn(user);
    await user.keyboard('C0001{Enter}');
    await screen.findByText('You are signed out.');
  });

  it('says in one large line where a returned copy is put, without a sign-in', async () => {
    const next = { C1: 'shelf', C2: 'reservations', C3: 'other_library', C4: 'staff' } as const;
    server.use(
      answers(returnAtStation, ({ barcode }) => ({
        barcode,
        title: `Title of ${barcode}`,
        returned: true,
        next: next[barcode as keyof typeof next],
        sendTo: barcode === 'C3' ? 'South Library' : '',
        refusal: null,
      })),
    );
    const { user } = drawn();
    await user.click(await screen.findByRole('button', { name: 'Start returning' }));
    const lines = [
      ['C1', 'Put it on the returns shelf'],
      ['C2', 'Somebody waits for it: put it in the box for requests'],
      ['C3', 'Put it in the box for South Library'],
      ['C4', 'Please give it to the staff'],
    ] as const;
    for (const [barcode, words] of lines) {
      await user.keyboard(`${barcode}{Enter}`);
      expect(await screen.findAllByText(words)).toHaveLength(2);
    }
    screen.getByText('Returned: 4');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByLabelText('Scan your card');
    expect(left).toBe(0);
  });

  it('that is a screen shows the code of the minute', async () => {
    server.use(
      answers(getStation, { ...COUNTER, kind: 'screen' }),
      answers(getScreenCode, { code: '012345', img: 'data:image/svg+xml;base64,', secondsLeft: 42 }),
    );
    drawn();
    await screen.findByText('012 345');
    expect(screen.getByRole('timer').textContent).toMatch(/A new code in 4\d s/);
  });
});
