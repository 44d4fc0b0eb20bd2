import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { checkGuess, type Guess } from '../../domains/people/auth/check-guess.ts';
import { anonymousCaller } from '../../platform/http/read-caller.ts';
import { buildCaptcha, buildGuarantee, buildPatron, buildSession } from '../builders.ts';
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
    const { codeKey } = await buildCaptcha(db, library.clock);
    library.caller = { tenant };
    return { username, password: encryptWirePassword(password), verifyCode, codeKey };
  };

/** Fails to sign in from the network that tests call from. */
export async function guessWrong(
  { deps }: RefusingLibrary,
  kind: Guess['kind'],
  account: string,
  times: number,
) {
  const tenant = await deps.tenants.byId('1001');
  if (!tenant) throw new Error('no tenant to guess at');
  const guess = { kind, account, network: anonymousCaller('127.0.0.1') };
  for (let count = 0; count < times; count++) await checkGuess(deps, tenant, guess, async () => undefined);
}

/** Asks as a reader whom another one guarantees. */
export async function asGuaranteed(library: RefusingLibrary) {
  const { db } = library.deps;
  const [guarantor, guaranteed] = [await buildPatron(db), await buildPatron(db)];
  await buildGuarantee(db, { guarantor_id: guarantor.id, guaranteed_id: guaranteed.id });
  library.caller = { token: await buildSession(db, guaranteed) };
  return {};
}
