import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { hashPassword } from '../../domains/account/password-hash.ts';
import { addAttempt } from '../../domains/auth/attempts.ts';
import { addCaptcha } from '../../domains/auth/captcha-store.ts';
import { later } from '../../platform/clock.ts';
import { buildPatron } from '../builders.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const PASSWORD = 'Lectern2026';

interface Attempt {
  readonly patron?: Parameters<typeof buildPatron>[1];
  readonly password?: string;
  readonly verifyCode?: string;
  readonly tenant?: string;
}

/** Signs a patron in, with the right password and code unless told. */
export const signingIn =
  ({ patron, password = PASSWORD, verifyCode = 'code', tenant }: Attempt) =>
  async (library: RefusingLibrary) => {
    const { db } = library.deps;
    const password_hash = await hashPassword(PASSWORD);
    const { primary_id: username } = await buildPatron(db, { password_hash, ...patron });
    const codeKey = await addCaptcha(db, '1001', 'code', later(library.clock.now(), 60));
    library.caller = { tenant };
    return { username, password: encryptWirePassword(password), verifyCode, codeKey };
  };

/** Counts failures of an account until it is locked. */
export async function lock({ deps: { db }, clock }: RefusingLibrary, kind: string, subject: string) {
  const now = clock.now();
  const window = { now: now.toISOString(), endsAt: later(now, 600) };
  for (let count = 0; count < 5; count++) await addAttempt(db, '1001', { kind, subject }, window);
}
