// @vitest-environment happy-dom
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { READER_SETTING_VALUES } from '@lectern/contracts/people/account/reader-setting';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { sendBindMailCode } from '@lectern/contracts/people/contacts/send-bind-mail-code';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSession, keepSession } from '../../../../lib/session-store.ts';
import { forgetStep, keepStep, signInStep } from '../../../../lib/sign-in-step.ts';
import { sessionStore } from '../../../../lib/storage.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection, refuses } from '../../../../testing/library-server.ts';
import BindingPage from './binding-page.tsx';
import type { Contacts } from './demanded-contacts.ts';

const server = libraryServer();
inEnglish();

const NONE: Contacts = {
  email: '',
  phone: '',
  emailFlag: '0',
  phoneFlag: '0',
  canMail: true,
  canPhone: true,
  needsPassword: false,
  remainTimes: 5,
  mailCodeTimes: 5,
  bindTimes: 3,
};
const SENT = { mailCodeTimes: 4, times: 5, waitSeconds: 60, validMinutes: 3 };

let contacts = NONE;
beforeEach(() => {
  contacts = NONE;
  sessionStore.remove('loginNextPath');
  server.use(
    answers(getContacts, () => contacts),
    answers(getReaderSetting, ({ code }) => ({ code, value: READER_SETTING_VALUES[code][0] })),
  );
});

type Rule = '' | '1' | '2' | '3' | '4';
function page(bindMailOrPhone: Rule = '4', step: 'forceBinding' | 'ssoBindMobile' = 'forceBinding') {
  keepStep({ header: 'x-lectern-session', token: 'step', step, message: '', loginType: 1 });
  return draw(<BindingPage />, { at: `/${step}`, settings: { bindMailOrPhone } });
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.findByRole('button', { name });
const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('a sign-in that needs a contact', () => {
  it.each([
    ['1', /One of the two is enough/, ['E-mail', 'Phone'], 'E-mail address'],
    ['2', /one after the other/, [], 'E-mail address'],
    ['3', /Please confirm a phone/, [], 'Phone number'],
    ['4', /Please confirm an e-mail/, [], 'E-mail address'],
  ] as const)('says what the library demands by rule %s', async (rule, words, choices, label) => {
    page(rule);
    await field(label);
    expect(screen.getByText(words)).toBeDefined();
    const radios = screen.queryAllByRole('radio').map((one) => one.closest('label')?.textContent);
    expect(radios).toEqual(choices);
  });

  it('demands an e-mail address after a unified sign-in', async () => {
    contacts = { ...NONE, phone: '13800138000', phoneFlag: '1' };
    page('3', 'ssoBindMobile');
    await field('E-mail address');
    expect(screen.getByText(/unified sign-in worked/)).toBeDefined();
  });

  it('begins with the address that the library has, and asks for the second contact only', async () => {
    contacts = { ...NONE, email: 'a@example.org', emailFlag: '1', phone: '13800138000' };
    page('2');
    expect((await field('Phone number')).value).toBe('13800138000');
    expect(screen.getByText('E-mail confirmed: a@example.org')).toBeDefined();
  });

  it('is finished by the code, and goes on to where the reader wanted to go', async () => {
    sessionStore.write('loginNextPath', '/personalCenter/borrowing');
    server.use(
      answers(sendBindMailCode, SENT),
      answers(bindMailOrPhone, ({ mail, code }) => {
        expect({ mail, code }).toEqual({ mail: 'new@example.org', code: '123456' });
        return { bindTimes: 2, entry: { jwtHeader: 'x-lectern-session', jwt: 'full', next: '' as const } };
      }),
      answers(getSessionUser, {
        userId: 'u1',
        groupCode: 'demo',
        libCode: 'MAIN',
        name: 'A',
        opacPicUrl: '',
      }),
      answers(getPatronFlags, {
        emailFlag: '1',
        phoneFlag: '0',
        email: 'new@example.org',
        phone: '',
        fristLoginFlag: '1',
        pdaRuleFlag: '0',
        sduUnionLoanFlag: '0',
      }),
    );
    const { user, address } = page();
    await user.type(await field('E-mail address'), 'new@example.org');
    await user.click(await button('Send code'));
    await screen.findByText('The code was sent. It is valid for 3 min.');
    expect(screen.getByText('4 codes can still be sent today.')).toBeDefined();
    expect((await button('Send again in 60 s')).getAttribute('aria-disabled')).toBe('true');
    await user.type(await field('Code'), '123456');
    await user.click(await button('Confirm'));
    await waitFor(() => expect(address()).toBe('/personalCenter/borrowing'));
    expect(signInStep.get()).toBeUndefined();
  });

  it('goes on with the second contact', async () => {
    server.use(
      answers(bindMailOrPhone, () => {
        contacts = { ...NONE, email: 'new@example.org', emailFlag: '1' };
        return {
          bindTimes: 2,
          entry: { jwtHeader: 'x-lectern-session', jwt: 'step2', next: 'forceBinding' as const },
        };
      }),
    );
    const { user } = page('2');
    await user.type(await field('E-mail address'), 'new@example.org');
    await user.type(await field('Code'), '123456');
    await user.click(await button('Confirm'));
    await field('Phone number');
    expect(signInStep.get()).toMatchObject({ token: 'step2', loginType: 1 });
  });

  it('says at the field that a code is wrong, and keeps the address', async () => {
    const message = 'The code is wrong or has expired. 4 tries are left for it.';
    server.use(refuses(bindMailOrPhone, { code: 'CODE_WRONG', status: 400, message }));
    const { user } = page();
    await user.type(await field('E-mail address'), 'new@example.org');
    await user.type(await field('Code'), '123456');
    await user.click(await button('Confirm'));
    await screen.findByText(message);
    expect((await field('Code')).value).toBe('');
    expect(document.activeElement).toBe(await field('Code'));
    expect((await field('E-mail address')).value).toBe('new@example.org');
  });

  it('tells all that is missing, and sends nothing', async () => {
    const { user } = page();
    await user.click(await button('Send code'));
    expect(faults()).toEqual(['Please enter a valid e-mail address']);
    await user.click(await button('Confirm'));
    expect(faults()).toEqual([
      'Please enter a valid e-mail address',
      'Please enter the six digits of the code.',
    ]);
    expect(document.activeElement).toBe(await field('E-mail address'));
  });

  it('counts down if a code was asked for too soon, and sends no more than the day allows', async () => {
    server.use(
      refuses(sendBindMailCode, {
        code: 'CODE_TOO_SOON',
        status: 429,
        message: 'Too soon.',
        details: { seconds: 2 },
      }),
    );
    const { user } = page();
    await user.type(await field('E-mail address'), 'new@example.org');
    await user.click(await button('Send code'));
    await button('Send again in 2 s');
    expect(faults()).toEqual(['Too soon.']);
    server.use(
      refuses(sendBindMailCode, {
        code: 'CODE_LIMIT_REACHED',
        status: 429,
        message: 'All sent.',
        details: { limit: 5 },
      }),
    );
    await user.click(await button('Send code'));
    await screen.findByText('All sent.');
    expect((await button('Send code')).getAttribute('aria-disabled')).toBe('true');
  });

  it('says that nothing can be changed any more today', async () => {
    contacts = { ...NONE, bindTimes: 0 };
    page();
    await screen.findByText(/cannot be changed any more today/);
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('says that the library cannot send codes', async () => {
    contacts = { ...NONE, canMail: false };
    page();
    await screen.findByText(/cannot send codes at the moment/);
  });

  it('can be tried again after a lost connection', async () => {
    server.use(losesConnection(getContacts));
    const { user } = page();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(answers(getContacts, NONE));
    await user.click(again);
    await field('E-mail address');
  });

  it('asks to sign in anew if the contact is bound and the connection is then lost', async () => {
    server.use(
      answers(bindMailOrPhone, {
        bindTimes: 2,
        entry: { jwtHeader: 'x-lectern-session', jwt: 'full', next: '' },
      }),
      losesConnection(getSessionUser),
      losesConnection(getPatronFlags),
    );
    const { user } = page();
    await user.type(await field('E-mail address'), 'new@example.org');
    await user.type(await field('Code'), '123456');
    await user.click(await button('Confirm'));
    await screen.findByText(/Your contact is confirmed, but you are not signed in/);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('can be left by signing out', async () => {
    server.use(answers(signOut, {}));
    const { user, address } = page();
    await user.click(await button('Sign out'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(signInStep.get()).toBeUndefined();
  });

  it.each([
    ['/forceBinding', '1' as const],
    ['/ssoBindMobile', '3' as const],
  ])('has its form at %s without a sign-in too, says what is missing and sends nothing', async (at, rule) => {
    forgetStep();
    const { user } = draw(<BindingPage />, { at, settings: { bindMailOrPhone: rule } });
    await screen.findByText(/You are not signed in/);
    const label = rule === '3' ? 'Phone number' : 'E-mail address';
    await user.click(await button('Confirm'));
    expect(faults()).toHaveLength(2);
    await user.type(await field(label), rule === '3' ? '13800138000' : 'new@example.org');
    await user.click(await button('Send code'));
    expect(faults().at(0)).toMatch(/You are not signed in/);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('says to a signed-in reader that nothing is demanded, and binds a contact all the same', async () => {
    forgetStep();
    keepSession('x-lectern-session', 'full');
    let bound: unknown;
    server.use(
      answers(bindMailOrPhone, ({ mail }) => {
        bound = mail;
        return { bindTimes: 2, entry: null };
      }),
    );
    const { user } = draw(<BindingPage />, { at: '/forceBinding' });
    await screen.findByText('No contact needs to be confirmed now.');
    await user.type(await field('E-mail address'), 'new@example.org');
    await user.type(await field('Code'), '123456');
    await user.click(await button('Confirm'));
    await waitFor(() => expect(bound).toBe('new@example.org'));
    forgetSession();
  });
});
