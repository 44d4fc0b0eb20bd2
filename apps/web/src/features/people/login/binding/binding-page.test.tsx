// @vitest-environment happy-dom
import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { bindUser } from '@lectern/contracts/people/identity/bind-user';
import { getForeignAccount } from '@lectern/contracts/people/identity/get-foreign-account';
import { relatePassport } from '@lectern/contracts/people/identity/relate-passport';
import { sendLinkCode } from '@lectern/contracts/people/identity/send-link-code';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { BindingPage } from './binding-page.tsx';
import { BIND_UID, RELEVANCE_UID } from './kinds.ts';

const server = libraryServer();
inEnglish();

let captchas = 0;
let asked: unknown[] = [];
beforeEach(() => {
  asked = [];
  captchas = 0;
  toasts.set([]);
  server.use(
    answers(getForeignAccount, { provider: 'passport', name: 'Alice of the app', ways: ['mail', 'phone'] }),
    answers(getCaptcha, ({ scene, username }) => {
      asked.push([scene, username]);
      captchas += 1;
      return { codeKey: `c${captchas}`, img: 'data:image/jpeg;base64,', question: '', work: null };
    }),
  );
});

const page = (kind = BIND_UID, state: object | null = { uid: 'ticket' }) =>
  draw(<BindingPage kind={kind} header={null} />, { at: '/bindUid', state });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the page that links an account', () => {
  it('names the account that is going to be linked', async () => {
    page();
    expect(await screen.findByText(/Alice of the app/)).toBeDefined();
  });

  it('asks for a verification code only when there is an account', async () => {
    const { user } = page();
    await field('Account');
    expect(captchas).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Another one' }));
    expect(faults()).toEqual(['Enter your account']);
    expect(document.activeElement).toBe(await field('Account'));
    await user.type(await field('Account'), 'reader');
    await user.tab();
    await waitFor(() => expect(captchas).toBe(1));
    expect(asked).toEqual([['2', 'reader']]);
  });

  it('tells all that is missing, and sends nothing', async () => {
    const { user } = page(RELEVANCE_UID);
    await field('Name');
    await user.click(screen.getByRole('button', { name: 'Link accounts' }));
    expect(faults()).toEqual([
      'Enter your name',
      'Enter your account',
      'Enter your password',
      'Enter the verification code',
    ]);
  });

  async function fill(user: ReturnType<typeof page>['user'], account = 'Account') {
    await user.type(await field(account), 'reader');
    await user.type(await field('Password'), 'secret');
    await waitFor(() => expect(captchas).toBe(1));
    await user.type(await field('Verification code'), 'k7d2');
  }

  it('links it, says so and leads to the sign-in', async () => {
    server.use(answers(bindUser, { bindFlag: true as const }));
    const { user, address } = page();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Link accounts' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(toasts.get().map(({ text }) => text)).toEqual(['Your accounts are linked. Please sign in again.']);
  });

  it('says why it was not linked, asks for another code and keeps what was typed', async () => {
    server.use(refuses(relatePassport, { code: 'CREDENTIALS_WRONG', status: 400, message: 'Wrong.' }));
    const { user } = page(RELEVANCE_UID);
    await user.type(await field('Name'), 'Reader');
    await fill(user, 'Card number (account)');
    await user.click(screen.getByRole('button', { name: 'Link accounts' }));
    await screen.findByText('Wrong.');
    expect((await field('Name')).value).toBe('Reader');
    expect((await field('Verification code')).value).toBe('');
    await waitFor(() => expect(captchas).toBe(2));
  });

  it('links it by a code in place of the password, with what was typed', async () => {
    const card = { uid: 'ticket', name: 'Reader', primaryId: 'reader', way: 'phone' };
    server.use(
      answers(sendLinkCode, (input) => {
        expect(input).toMatchObject({ ...card, verifyCode: 'k7d2', codeKey: 'c2' });
        return { left: 4, times: 5, waitSeconds: 60, validMinutes: 5 };
      }),
      answers(relatePassport, (input) => {
        expect(input).toMatchObject({ ...card, code: '123456' });
        return { bindFlag: true as const };
      }),
    );
    const { user, address } = page(RELEVANCE_UID);
    await user.type(await field('Name'), 'Reader');
    await user.type(await field('Card number (account)'), 'reader');
    await user.tab();
    await waitFor(() => expect(captchas).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Use a code instead of the password' }));
    await waitFor(() => expect(captchas).toBe(2));
    expect((await field('Name')).value).toBe('Reader');
    await user.click(screen.getByLabelText('Phone'));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(faults()).toEqual(['Enter the verification code']);
    await user.type(await field('Verification code'), 'k7d2');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/^The code was sent/);
    await waitFor(() => expect(captchas).toBe(3));
    await user.type(await field('Code from the message'), '123456');
    await user.click(screen.getByRole('button', { name: 'Link accounts' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('offers no code where the library cannot send one', async () => {
    const foreign = { provider: 'passport' as const, name: 'Alice of the app', ways: [] };
    server.use(answers(getForeignAccount, foreign));
    page(RELEVANCE_UID);
    await field('Name');
    expect(screen.queryByRole('button', { name: 'Use a code instead of the password' })).toBeNull();
  });

  it.each([
    ['where nobody has signed in elsewhere in this browser', null],
    ['where an address named an account', { uid: '4711', byAddress: true }],
  ])('shows its form and says what is missing %s, and sends nothing', async (_where, state) => {
    server.use(
      refuses(getForeignAccount, { code: 'FOREIGN_SIGN_IN_STALE', status: 400, message: 'No longer valid.' }),
      answers(bindUser, () => {
        throw new Error('nothing is to be sent');
      }),
    );
    const { user } = page(BIND_UID, state);
    expect(await screen.findByText(/First sign in to the other account in this browser/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Link accounts' }));
    expect(faults()).toEqual(['Enter your account', 'Enter your password', 'Enter the verification code']);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Link accounts' }));
    expect(faults()).toEqual([expect.stringMatching(/First sign in to the other account/)]);
  });

  it('has the name among its fields where the account is looked up by it', async () => {
    page(RELEVANCE_UID, null);
    await field('Name');
    await field('Card number (account)');
    await field('Verification code');
  });

  it('shows its form and says why where the sign-in elsewhere is too old', async () => {
    server.use(
      refuses(getForeignAccount, { code: 'FOREIGN_SIGN_IN_STALE', status: 400, message: 'No longer valid.' }),
    );
    page();
    expect(await screen.findByText('No longer valid.')).toBeDefined();
    await field('Account');
  });
});
