import { describe, expect, it } from 'vitest';
import { SIGN_IN_METHODS } from '../../../platform/sessions/sign-in-method.ts';
import { type EntryFacts, type EntryStep, entryStep } from './entry-step.ts';

const { password, unified, passkey } = SIGN_IN_METHODS;
const FINE: EntryFacts = {
  method: password,
  needsSecondFactor: false,
  password: 'fine',
  emailVerified: false,
  phoneVerified: false,
  tourSeen: true,
  settings: { bindMailOrPhone: '', ssoLoginBindMailOrPhone: '0' },
};
const EMAIL = { emailVerified: true };
const PHONE = { phoneVerified: true };
const binds = (bindMailOrPhone: '1' | '2' | '3' | '4') => ({
  settings: { bindMailOrPhone, ssoLoginBindMailOrPhone: '0' as const },
});
const UNIFIED = {
  method: unified,
  settings: { bindMailOrPhone: '', ssoLoginBindMailOrPhone: '1' },
} as const;

describe('the step that a sign-in needs', () => {
  it.each<[string, Partial<EntryFacts>, EntryStep]>([
    ['is none if nothing is wanted', {}, 'none'],
    [
      'is the second factor before all else',
      { needsSecondFactor: true, password: 'initial' },
      'second-factor',
    ],
    [
      'is a new password in place of the initial one',
      { password: 'initial', ...binds('2') },
      'initial-password',
    ],
    ['is a new password in place of an old one', { password: 'old', ...binds('2') }, 'old-password'],
    ['is a contact where either is wanted', binds('1'), 'bind-contact'],
    ['is none where either is wanted and e-mail is verified', { ...binds('1'), ...EMAIL }, 'none'],
    ['is none where either is wanted and phone is verified', { ...binds('1'), ...PHONE }, 'none'],
    ['is a contact where both are wanted and one is verified', { ...binds('2'), ...EMAIL }, 'bind-contact'],
    ['is none where both are wanted and verified', { ...binds('2'), ...EMAIL, ...PHONE }, 'none'],
    ['is a contact where the phone is wanted', { ...binds('3'), ...EMAIL }, 'bind-contact'],
    ['is none where the phone is wanted and verified', { ...binds('3'), ...PHONE }, 'none'],
    ['is a contact where e-mail is wanted', { ...binds('4'), ...PHONE }, 'bind-contact'],
    ['is none where e-mail is wanted and verified', { ...binds('4'), ...EMAIL }, 'none'],
    ['is wanted whatever the method', { ...binds('4'), method: passkey }, 'bind-contact'],
    ['is e-mail after unified sign-in', UNIFIED, 'bind-after-unified'],
    ['is none after unified sign-in with e-mail', { ...UNIFIED, ...EMAIL }, 'none'],
    ['is none at the first unified sign-in', { ...UNIFIED, tourSeen: false }, 'none'],
    ['is none after another sign-in', { ...UNIFIED, method: password }, 'none'],
  ])('%s', (_, facts, step) => expect(entryStep({ ...FINE, ...facts })).toBe(step));
});
