// @vitest-environment happy-dom
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { READER_SETTING_VALUES } from '@lectern/contracts/people/account/reader-setting';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepEntry } from '../../../../lib/entry/pending-entry.ts';
import { forgetSession, session } from '../../../../lib/session-store.ts';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { EntryPage } from './entry-page.tsx';

const server = libraryServer();
inEnglish();

const ENTERED = {
  outcome: 'entered',
  jwt: { jwtHeader: 'x-session', jwt: 't-new', next: '' },
  loginType: 2,
  uid: '',
  confirm: '',
  name: 'Reader',
  partner: 'Campus',
} as const;

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  toasts.set([]);
  forgetSession();
  server.use(
    answers(getSessionUser, { userId: 'u', groupCode: 'g', libCode: 'l', name: 'Reader', opacPicUrl: '' }),
    answers(getPatronFlags, {
      emailFlag: '0',
      phoneFlag: '0',
      pdaRuleFlag: '0',
      fristLoginFlag: '1',
      email: '',
      phone: '',
      sduUnionLoanFlag: '0',
    }),
    answers(agreeToPrivacy, ({ version }) => ({ version, agreedAt: '2026-03-02T02:00:00.000Z' })),
    answers(getReaderSetting, ({ code }) => ({ code, value: READER_SETTING_VALUES[code][0] })),
  );
});

function page() {
  keepEntry({
    proof: { kind: 'token', jwt: 'a.b.c' },
    target: '/personalExternal/5?pageType=5',
    search: '',
  });
  return draw(
    <Routes>
      <Route path="/loginExternal/:jwt?/:jwtHeader?" element={<EntryPage header={null} />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { at: '/loginExternal' },
  );
}

/** Answers exchanges one after the other. */
function exchanges(...outcomes: object[]) {
  server.use(
    answers(ssoOpac, (input: unknown) => {
      sent.push(input);
      return { ...ENTERED, ...outcomes[sent.length - 1] } as typeof ENTERED;
    }),
  );
}

describe('the page that exchanges a token', () => {
  it('signs in, says by whom, and goes on to the page that the address was for', async () => {
    exchanges({});
    const { address } = page();
    await waitFor(() => expect(address()).toBe('/personalExternal/5?pageType=5'));
    expect(session.get()?.token).toBe('t-new');
    expect(toasts.get().map(({ text }) => text)).toEqual(['Campus has signed you in: Reader']);
    expect(sent).toHaveLength(1);
  });

  it('asks before it ends the session of another reader, and leaves it where the reader stays', async () => {
    exchanges({ outcome: 'other-reader', jwt: null, confirm: 'c1' });
    const { user, address } = page();
    await user.click(await screen.findByRole('link', { name: /Stay signed in/ }));
    expect(address()).toBe('/personalExternal/5?pageType=5');
    expect(sent).toHaveLength(1);
  });

  it('goes on as the other reader when the reader agrees', async () => {
    exchanges({ outcome: 'other-reader', jwt: null, confirm: 'c1' }, {});
    const { user, address } = page();
    await user.click(await screen.findByRole('button', { name: 'Sign out and go on as Reader' }));
    await waitFor(() => expect(address()).toBe('/personalExternal/5?pageType=5'));
    expect(sent[1]).toMatchObject({ confirm: 'c1' });
    expect(session.get()?.token).toBe('t-new');
  });

  it('leads an account that nobody has linked to the page that links it, with the ticket out of the address', async () => {
    exchanges({ outcome: 'not-linked', jwt: null, uid: 'ticket-1' });
    const { address } = page();
    await waitFor(() => expect(address()).toBe('/bindUid'));
  });

  it('says that a token is no longer valid, and leads home or to the sign-in', async () => {
    server.use(refuses(ssoOpac, { code: 'HAND_OVER_REFUSED', status: 400, message: 'Used already.' }));
    page();
    expect(await screen.findByText('Used already.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toContain(
      '/home',
    );
    expect(session.get()).toBeUndefined();
  });
});
