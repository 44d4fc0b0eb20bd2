// @vitest-environment happy-dom
import { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { signInByPasskey } from '@lectern/contracts/people/passkeys/sign-in-by-passkey';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore } from '../../../../lib/storage.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { LoginMethods } from '../components/login-methods.tsx';

const device = vi.hoisted(() => ({ ask: vi.fn(), proposes: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: device.ask,
  browserSupportsWebAuthnAutofill: device.proposes,
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));

const server = libraryServer();
inEnglish();

const UNIFIED = {
  normalLogin: '0',
  unifieAuthen: '1',
  unifieAuthenLoginUrl: '/demo/sign-in/cas',
  passkeyOrigin: location.origin,
} as const;
const CREDENTIAL = {
  id: 'AAAA',
  rawId: 'AAAA',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};

beforeEach(() => {
  localStore.remove('loginType');
  vi.stubGlobal('PublicKeyCredential', {});
  device.ask.mockReset();
  device.proposes.mockResolvedValue(false);
  server.use(
    answers(beginPasskeySignIn, {
      challenge: 'AAAA',
      rpId: 'localhost',
      timeout: 1000,
      userVerification: 'required',
    }),
  );
});

const signedIn = vi.fn();
const ways = (settings: Parameters<typeof draw>[1] = {}, mayLeave = false) =>
  draw(<LoginMethods onSignedIn={signedIn} mayLeave={mayLeave} />, settings);
const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

describe('signing in with a passkey', () => {
  it('leads to the step that the sign-in still needs', async () => {
    device.ask.mockResolvedValue(CREDENTIAL);
    server.use(
      answers(signInByPasskey, { jwtHeader: 'x-lectern-session', jwt: 'step', next: 'forceBinding' }),
    );
    const { user, address } = ways({ settings: UNIFIED });
    await user.click(await button());
    await waitFor(() => expect(address()).toBe('/forceBinding'));
  });

  it('says why a passkey was refused', async () => {
    device.ask.mockResolvedValue(CREDENTIAL);
    server.use(
      refuses(signInByPasskey, { code: 'PASSKEY_REFUSED', status: 400, message: 'Of another library.' }),
    );
    const { user } = ways({ settings: UNIFIED });
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toBe('Of another library.');
  });

  it('says nothing if the reader gives up', async () => {
    device.ask.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    const { user } = ways({ settings: UNIFIED });
    await user.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull());
    expect(device.ask).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not offered at another address, or without sign-in', async () => {
    ways({ settings: { ...UNIFIED, passkeyOrigin: 'https://library.example.org' } });
    expect(await screen.findByRole('link')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  it('holds nobody back from the one other way, but who used a passkey last', async () => {
    localStore.write('loginType', 6);
    ways({ settings: UNIFIED }, true);
    expect(await button()).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
