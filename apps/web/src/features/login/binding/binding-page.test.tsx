// @vitest-environment happy-dom
import { getCaptcha } from '@lectern/contracts/auth/get-captcha';
import { bindUser } from '@lectern/contracts/identity/bind-user';
import { getForeignAccount } from '@lectern/contracts/identity/get-foreign-account';
import { relatePassport } from '@lectern/contracts/identity/relate-passport';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import { BindingPage } from './binding-page.tsx';
import { BIND_UID, RELEVANCE_UID } from './kinds.ts';

const server = libraryServer();
inEnglish();

let captchas = 0;
beforeEach(() => {
  captchas = 0;
  toasts.set([]);
  server.use(
    answers(getForeignAccount, { provider: 'passport', name: 'Alice of the app' }),
    answers(getCaptcha, () => {
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

  it('says what to do where nobody has signed in elsewhere in this browser', async () => {
    page(BIND_UID, null);
    expect(await screen.findByText(/First sign in to the other account in this browser/)).toBeDefined();
    expect(screen.queryByLabelText('Account')).toBeNull();
  });

  it('says why where the sign-in elsewhere is too old', async () => {
    server.use(
      refuses(getForeignAccount, { code: 'FOREIGN_SIGN_IN_STALE', status: 400, message: 'No longer valid.' }),
    );
    page();
    expect(await screen.findByText('No longer valid.')).toBeDefined();
    expect(screen.queryByLabelText('Account')).toBeNull();
  });
});
