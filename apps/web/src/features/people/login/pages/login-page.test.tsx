// @vitest-environment happy-dom
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { beginPassportSignIn } from '@lectern/contracts/people/handover/begin-passport-sign-in';
import { beginWechatSignIn } from '@lectern/contracts/people/identity/begin-wechat-sign-in';
import { finishSignIn } from '@lectern/contracts/people/identity/finish-sign-in';
import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, sessionStore } from '../../../../lib/storage.ts';
import type { Tenant } from '../../../../lib/tenant.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import {
  answers,
  libraryServer,
  losesConnection,
  refuses,
  staysSilent,
} from '../../../../testing/library-server.ts';
import { LoginPage } from './login-page.tsx';

const FLAGS = {
  emailFlag: '0',
  phoneFlag: '0',
  pdaRuleFlag: '0',
  fristLoginFlag: '1',
  email: '',
  phone: '',
  sduUnionLoanFlag: '0',
} as const;

inEnglish();
const server = libraryServer(staysSilent(mayStaySignedIn));
const UNIFIED = { unifieAuthen: '1', unifieAuthenLoginUrl: '/alpha/sign-in/oidc' } as const;
const PASSPORT = { passportLogin: '1', passportLoginUrl: 'https://passport.example.edu/login' } as const;

const leave = vi.spyOn(location, 'assign');
afterAll(() => leave.mockRestore());
beforeEach(() => {
  leave.mockReset().mockImplementation(() => undefined);
  localStore.remove('loginType');
  sessionStore.remove('loginNextPath');
  server.use(answers(beginPassportSignIn, { address: 'https://passport.example.edu/login?state=s1' }));
});

const page = (settings: Partial<Tenant['settings']>, at = '/login') =>
  draw(<LoginPage header={null} />, { settings, at });

describe('the sign-in page', () => {
  it('shows the form where account and password is the only way', async () => {
    page({});
    expect(await screen.findByLabelText('Account')).toBeTruthy();
    expect(screen.queryByText('Unified authentication')).toBeNull();
  });

  it.each([
    [UNIFIED, expect.stringMatching(/\/alpha\/sign-in\/oidc$/)],
    [PASSPORT, 'https://passport.example.edu/login?state=s1'],
    [
      { ...UNIFIED, exterSinAuthen: '1' as const, exterSinAuthenUrl: 'https://door.example.edu/' },
      'https://door.example.edu/',
    ],
  ])('leads straight on where there is one way elsewhere: %o', async (settings, address) => {
    page({ normalLogin: '0', ...settings });
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(address));
  });

  it('offers several ways with their texts and the one that was used last', async () => {
    localStore.write('loginType', 4);
    page({ ...UNIFIED, ...PASSPORT, pcSsoLoginExplain: 'For members of the university' });
    const unified = await screen.findByRole('button', { name: /^Unified authentication/ });
    expect(unified.textContent).toContain('used last time');
    expect(unified.textContent).toContain('For members of the university');
    expect(leave).not.toHaveBeenCalled();
    unified.click();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('offers WeChat as another way, in a frame with an address of this browser', async () => {
    const address = 'https://open.weixin.qq.com/connect/qrconnect?state=s1#wechat_redirect';
    server.use(answers(beginWechatSignIn, { address }));
    const { user } = page({ weixinLogin: '1' });
    expect(await screen.findByLabelText('Account')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign in with WeChat' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('QR code of WeChat');
    expect(frame.getAttribute('src')).toBe(address);
    expect(frame.getAttribute('sandbox')).toContain('allow-top-navigation');
  });

  it('shows the form of a chosen way, and leads back to the others', async () => {
    const { user } = page(UNIFIED);
    await user.click(await screen.findByRole('button', { name: 'Account and password' }));
    expect(await screen.findByLabelText('Account')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Other ways to sign in' }));
    expect(await screen.findByRole('button', { name: 'Unified authentication' })).toBeTruthy();
  });

  it('puts unified authentication first in the special form', async () => {
    page({ ...UNIFIED, specialLogin: '1' });
    expect(await screen.findByRole('button', { name: 'Unified authentication' })).toBeTruthy();
    expect(screen.getByText('Other ways to sign in').closest('details')?.open).toBe(false);
  });

  it('says so where no way is offered', async () => {
    page({ loginFlag: '0' });
    expect(await screen.findByText(/does not offer online sign-in/)).toBeTruthy();
  });

  it('keeps AIOpacUrl only if it may lead there', async () => {
    const origins = { returnOrigins: ['https://ai.example.edu'] };
    page(origins, `/login?AIOpacUrl=${encodeURIComponent('https://elsewhere.example/')}`);
    await screen.findByLabelText('Account');
    expect(sessionStore.read('loginNextPath')).toBeUndefined();
    page(origins, `/login?AIOpacUrl=${encodeURIComponent('https://ai.example.edu/chat')}`);
    await waitFor(() => expect(sessionStore.read('loginNextPath')).toBe('https://ai.example.edu/chat'));
  });
});

describe('the way back from a provider', () => {
  const entry = { jwtHeader: 'x-lectern-session', jwt: 'token', next: '' as const };
  const known = () => {
    server.use(
      answers(getSessionUser, {
        userId: 'u1',
        groupCode: 'demo',
        libCode: 'MAIN',
        name: 'Ada Reader',
        opacPicUrl: '',
      }),
      // The consent of the form is noted once the reader is known, whenever that is.
      answers(agreeToPrivacy, ({ version }) => ({ version, agreedAt: '2026-03-02T02:00:00.000Z' })),
    );
  };

  it('exchanges the ticket, takes it out of the address and leads on', async () => {
    const sent: unknown[] = [];
    known();
    server.use(
      answers(finishSignIn, (input) => {
        sent.push(input);
        return { ...entry, returnTo: '/searchList/bookDetails/1' };
      }),
      answers(getPatronFlags, FLAGS),
      losesConnection(getReaderSetting),
    );
    const { address } = page(UNIFIED, '/login?entry=ticket-1');
    await waitFor(() => expect(address()).toBe('/searchList/bookDetails/1'));
    expect(sent).toEqual([{ ticket: 'ticket-1' }]);
    expect(localStore.read('loginType')).toBe(4);
  });

  it('does not begin again where the provider is the only way', async () => {
    known();
    server.use(
      answers(finishSignIn, { ...entry, returnTo: '/advanceSearch' }),
      answers(getPatronFlags, FLAGS),
      losesConnection(getReaderSetting),
    );
    const { address } = page({ ...UNIFIED, normalLogin: '0' }, '/login?entry=ticket-3');
    await waitFor(() => expect(address()).toBe('/advanceSearch'));
    expect(leave).not.toHaveBeenCalled();
  });

  it('leads to the page of a step, and does not begin again', async () => {
    server.use(answers(finishSignIn, { ...entry, next: 'ssoBindMobile', returnTo: '' }));
    const { address } = page({ ...UNIFIED, normalLogin: '0' }, '/login?entry=ticket-4');
    await waitFor(() => expect(address()).toBe('/ssoBindMobile'));
    expect(leave).not.toHaveBeenCalled();
  });

  it('says why it is refused, and does not leave again by itself', async () => {
    server.use(
      refuses(finishSignIn, {
        code: 'IDENTITY_UNKNOWN',
        status: 403,
        message: 'The library has no account.',
      }),
    );
    const { address } = page({ ...UNIFIED, normalLogin: '0' }, '/login?entry=ticket-2');
    expect(await screen.findByText('The library has no account.')).toBeTruthy();
    expect(address()).toBe('/login');
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByText('Go to the sign-in page')).toBeTruthy();
  });
});
