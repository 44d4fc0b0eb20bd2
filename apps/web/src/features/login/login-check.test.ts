import { describe, expect, it } from 'vitest';
import { firstMissing } from './login-check.ts';

const complete = { account: '20230001', password: 'secret', code: 'k7d2', consent: true };

describe('the order in which the login form asks for what is missing', () => {
  it('is account, password, code, consent', () => {
    expect(firstMissing({ account: '', password: '', code: '', consent: false })).toBe('account');
    expect(firstMissing({ ...complete, password: '', code: '' })).toBe('password');
    expect(firstMissing({ ...complete, code: '', consent: false })).toBe('code');
    expect(firstMissing({ ...complete, consent: false })).toBe('consent');
  });

  it('finds nothing in a complete form', () => {
    expect(firstMissing(complete)).toBeUndefined();
  });

  it('treats blanks as missing, except in a password', () => {
    expect(firstMissing({ ...complete, account: '  ' })).toBe('account');
    expect(firstMissing({ ...complete, code: ' ' })).toBe('code');
    expect(firstMissing({ ...complete, password: ' ' })).toBeUndefined();
  });
});
