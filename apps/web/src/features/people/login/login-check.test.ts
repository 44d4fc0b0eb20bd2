import { describe, expect, it } from 'vitest';
import { missingFields } from './login-check.ts';

const complete = { account: '20230001', password: 'secret', code: 'k7d2', consent: true };

describe('what is missing in the login form', () => {
  it('is told as a whole, in the order of the fields', () => {
    expect(missingFields({ account: '', password: '', code: '', consent: false }, true)).toEqual([
      'account',
      'password',
      'code',
      'consent',
    ]);
    expect(missingFields({ ...complete, code: '', account: '' }, true)).toEqual(['account', 'code']);
  });

  it('is no code where none is asked for', () =>
    expect(missingFields({ ...complete, code: '' }, false)).toEqual([]));

  it('is nothing in a complete form', () => expect(missingFields(complete, true)).toEqual([]));

  it('are fields with blanks only, except a password', () => {
    expect(missingFields({ ...complete, account: '  ', code: ' ' }, true)).toEqual(['account', 'code']);
    expect(missingFields({ ...complete, password: ' ' }, true)).toEqual([]);
  });
});
