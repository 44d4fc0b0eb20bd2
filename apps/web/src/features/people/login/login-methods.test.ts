import { shownSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { describe, expect, it } from 'vitest';
import { lastMethod, leavingAddress, offeredMethods, recordOfPath } from './login-methods.ts';

const settings = (given: Record<string, string>) => shownSettingsSchema.parse(given);
const UNIFIED = { unifieAuthen: '1', unifieAuthenLoginUrl: '/alpha/sign-in/cas' };
const PASSPORT = { passportLogin: '1', passportLoginUrl: 'https://passport.example.edu/login' };

describe('the ways to sign in', () => {
  it('are those that are switched on and have an address', () => {
    expect(offeredMethods(settings({}))).toEqual(['normal']);
    expect(offeredMethods(settings({ ...UNIFIED, ...PASSPORT }))).toEqual(['unified', 'normal', 'passport']);
    expect(offeredMethods(settings({ ...UNIFIED, normalLogin: '0' }))).toEqual(['unified']);
    expect(offeredMethods(settings({ ...PASSPORT, normalLogin: '0' }))).toEqual(['passport']);
    expect(offeredMethods(settings({ unifieAuthen: '1', passportLogin: '1' }))).toEqual(['normal']);
  });

  it('are one where an external system takes the place of all', () => {
    const external = { ...UNIFIED, exterSinAuthen: '1', exterSinAuthenUrl: 'https://door.example.edu/' };
    expect(offeredMethods(settings(external))).toEqual(['external']);
    expect(offeredMethods(settings({ ...external, exterSinAuthenUrl: '' }))).toEqual(['unified', 'normal']);
  });

  it('are none while signing in is switched off', () => {
    expect(offeredMethods(settings({ ...UNIFIED, loginFlag: '0' }))).toEqual([]);
  });

  it('begin with the last one, if it is still offered', () => {
    expect(lastMethod(['unified', 'normal'], 4)).toBe('unified');
    expect(lastMethod(['unified', 'normal'], 1)).toBe('normal');
    expect(lastMethod(['unified', 'normal'], 2)).toBeUndefined();
    expect(lastMethod(['unified', 'normal'], undefined)).toBeUndefined();
  });
});

describe('the address of a sign-in elsewhere', () => {
  const base = 'https://library.example.org/alpha/';
  const leaving = (address: string, recordId?: string, withOriginalPage = true) =>
    leavingAddress(address, { recordId, withOriginalPage, base });

  it('has the record id in refer, on the page of a record and if the library wants it', () => {
    const address = 'https://sso.example.edu/login?refer=https%3A%2F%2Flibrary.example.org%2Fsso%3Fid%3D';
    expect(new URL(leaving(address, '0190-ab') ?? '').searchParams.get('refer')).toBe(
      'https://library.example.org/sso?id=0190-ab',
    );
    expect(leaving('https://sso.example.edu/login', '0190-ab')).toBe(
      'https://sso.example.edu/login?refer=0190-ab',
    );
    expect(leaving('https://sso.example.edu/login', undefined)).toBe('https://sso.example.edu/login');
    expect(leaving('https://sso.example.edu/login', '0190-ab', false)).toBe('https://sso.example.edu/login');
  });

  it("has the path of the record's page for the portal's own provider", () => {
    expect(new URL(leaving('/alpha/sign-in/cas', '0190-ab') ?? '').searchParams.get('refer')).toBe(
      '/searchList/bookDetails/0190-ab',
    );
  });

  it('is never anything but an address of the web', () => {
    expect(leaving('javascript:alert(1)')).toBeUndefined();
    expect(leaving('data:text/html,x')).toBeUndefined();
    expect(leaving('http://')).toBeUndefined();
  });

  it('knows the record of a page', () => {
    expect(recordOfPath('/searchList/bookDetails/0190-ab/1?x=1')).toBe('0190-ab');
    expect(recordOfPath('/searchList?keyWord=bookDetails')).toBeUndefined();
  });
});
