// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { localStore } from './storage.ts';
import { unifiedSignOut } from './unified-sign-out.ts';

const settings = (unifieAuthenLogoutUrl: string) =>
  ({ normalLogin: '1', passportLogin: '0', unifieAuthen: '1', unifieAuthenLogoutUrl }) as const;

describe('the place after signing out of a unified sign-in', () => {
  beforeEach(() => localStore.write('loginType', 4));

  it('is the address of the library, or the path of its own provider', () => {
    expect(unifiedSignOut(settings('https://sso.example.edu/logout'))).toBe('https://sso.example.edu/logout');
    expect(unifiedSignOut(settings('/alpha/sign-out/oidc'))).toBe(
      new URL('/alpha/sign-out/oidc', location.href).href,
    );
  });

  it('is no other kind of address, and none after another sign-in', () => {
    for (const address of ['', 'javascript:alert(1)', 'data:text/html,x'])
      expect(unifiedSignOut(settings(address)), address).toBeUndefined();
    localStore.write('loginType', 1);
    expect(unifiedSignOut(settings('https://sso.example.edu/logout'))).toBeUndefined();
  });
});
