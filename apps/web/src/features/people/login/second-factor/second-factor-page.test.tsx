// @vitest-environment happy-dom
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { READER_SETTING_VALUES } from '@lectern/contracts/people/account/reader-setting';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { proveSecondFactor } from '@lectern/contracts/people/second-factor/prove-second-factor';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStep, signInStep } from '../../../../lib/sign-in-step.ts';
import { sessionStore } from '../../../../lib/storage.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import SecondFactorPage from './second-factor-page.tsx';

const server = libraryServer();
inEnglish();

const ENTRY = { jwtHeader: 'x-lectern-session', jwt: 'full', next: '' as const };

beforeEach(() => {
  sessionStore.remove('loginNextPath', 'notedConsent');
  server.use(
    answers(getReaderSetting, ({ code }) => ({ code, value: READER_SETTING_VALUES[code][0] })),
    answers(getPatronFlags, {
      emailFlag: '0',
      phoneFlag: '0',
      email: '',
      phone: '',
      fristLoginFlag: '0',
      pdaRuleFlag: '0',
      sduUnionLoanFlag: '0',
    }),
    answers(getSessionUser, { userId: 'u', groupCode: 'demo', libCode: 'MAIN', name: 'Ada', opacPicUrl: '' }),
    answers(signOut, {}),
  );
});

function page() {
  keepStep({
    header: 'x-lectern-session',
    token: 'step',
    step: 'second-factor',
    message: '',
    loginType: 1,
  });
  return draw(<SecondFactorPage />, { at: '/secondFactor' });
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.findByRole('button', { name });

describe('the second step of a sign-in', () => {
  it('takes the six digits of the app and leads on', async () => {
    const sent: string[] = [];
    server.use(
      answers(proveSecondFactor, ({ code }) => {
        sent.push(code);
        return ENTRY;
      }),
    );
    const { user, address } = page();
    await user.type(await field('Code'), '123 456');
    await user.click(await button('Continue'));
    await waitFor(() => expect(address()).toBe('/home'));
    expect(sent).toEqual(['123 456']);
    expect(signInStep.get()).toBeUndefined();
  });

  it('says what is missing before anything is sent', async () => {
    const { user } = page();
    await user.type(await field('Code'), '12');
    await user.click(await button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter the six digits of the code');
    expect(document.activeElement).toBe(await field('Code'));
  });

  it('takes a recovery code too', async () => {
    server.use(
      refuses(proveSecondFactor, {
        code: 'SECOND_CODE_WRONG',
        status: 400,
        message: 'The code is wrong or was used before. 3 tries are left.',
      }),
    );
    const { user } = page();
    await user.click(await button('Use a recovery code'));
    await user.type(await field('Recovery code'), 'abcd-efgh-2345');
    await user.click(await button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The code is wrong or was used before. 3 tries are left.',
    );
    expect((await field('Recovery code')).value).toBe('');
  });

  it('leads to the page for a new password where one is wanted', async () => {
    server.use(
      refuses(proveSecondFactor, {
        code: 'PASSWORD_CHANGE_REQUIRED',
        wire: '200',
        status: 200,
        message: 'Please set your own password.',
        data: false,
        details: { jwtHeader: 'x-lectern-session', jwt: 'next' },
      }),
    );
    const { user, address } = page();
    await user.type(await field('Code'), '123456');
    await user.click(await button('Continue'));
    await waitFor(() => expect(address()).toBe('/modifyPassword'));
  });

  it('can be given up', async () => {
    const { user, address } = page();
    await user.click(await button('Cancel sign-in'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(signInStep.get()).toBeUndefined();
  });

  it('has nothing to do without a step', async () => {
    draw(<SecondFactorPage />, { at: '/secondFactor' });
    expect(await screen.findByText('No step of a sign-in has to be done now.')).toBeDefined();
  });
});
