import { beginTwoSteps } from '@lectern/contracts/people/second-factor/begin-two-steps';
import { confirmTwoSteps } from '@lectern/contracts/people/second-factor/confirm-two-steps';
import { endTwoSteps } from '@lectern/contracts/people/second-factor/end-two-steps';
import { proveSecondFactor } from '@lectern/contracts/people/second-factor/prove-second-factor';
import { renewRecoveryCodes } from '@lectern/contracts/people/second-factor/renew-recovery-codes';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { countSecondGuess } from '../../domains/people/second-factor/check-second-code.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { appCodeOf } from '../authenticator-app.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { putSettings } from '../test-settings.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { guessWrong } from './sign-in-ways.ts';

export const PASSWORD = 'Lectern2026';
const password = encryptWirePassword(PASSWORD);
const wrong = { code: '000000' };

type Traits = Parameters<typeof buildPatron>[1];

async function tenantOf({ deps }: RefusingLibrary) {
  const tenant = await deps.tenants.byId('1001');
  if (!tenant) throw new Error('no tenant');
  return tenant;
}

/** Whether the library offers sign-in in two steps. */
async function offer(library: RefusingLibrary, twoSteps: boolean) {
  const { settings } = await tenantOf(library);
  await putSettings(library, { ...settings, signIn: { ...settings.signIn, twoSteps } });
  await library.deps.tenants.refresh();
}

/** A reader whose session is old, who calls. */
export async function longSignedIn(library: RefusingLibrary, traits: Traits = {}) {
  await offer(library, true);
  const password_hash = await hashPassword(PASSWORD);
  const patron = await buildPatron(library.deps.db, { password_hash, ...traits });
  library.caller = { token: await buildSession(library.deps.db, patron) };
  return patron;
}

/** The same, with two-step sign-in on. */
async function withTwoSteps(library: RefusingLibrary, traits: Traits = {}) {
  const patron = await longSignedIn(library, traits);
  const client = library.client(library.caller);
  const { secret } = await client.call(beginTwoSteps, { password });
  await client.call(confirmTwoSteps, { code: appCodeOf(secret, library.clock) });
  return patron;
}

async function guessCodes(library: RefusingLibrary, patronId: string) {
  const tenant = await tenantOf(library);
  for (let count = 0; count < 5; count++) await countSecondGuess(library.deps, tenant, patronId);
}

/** How a change is refused that needs the password, and where there is none a new sign-in; `prepare` makes its reader. */
export function ofConfirmation<Input extends object>(
  prepare: (library: RefusingLibrary) => Promise<{ readonly id: string; readonly primary_id: string }>,
  input: Input,
) {
  return {
    CREDENTIALS_WRONG: async (library: RefusingLibrary) => {
      await prepare(library);
      return input;
    },
    ILS_UNAVAILABLE: async (library: RefusingLibrary) => {
      await prepare(library);
      library.patrons.signInThere = true;
      return { ...input, password };
    },
    LOGIN_LOCKED: async (library: RefusingLibrary) => {
      const { primary_id } = await prepare(library);
      await guessWrong(library, 'patron-sign-in', primary_id, 5);
      return { ...input, password };
    },
    SIGN_IN_AGAIN: async (library: RefusingLibrary) => {
      const { id } = await prepare(library);
      await library.deps.db.updateTable('account').set({ password_hash: '' }).where('id', '=', id).execute();
      return input;
    },
  };
}

const OF_CODE = {
  ...ofConfirmation(withTwoSteps, wrong),
  SECOND_CODE_WRONG: async (library: RefusingLibrary) => {
    await withTwoSteps(library);
    return { ...wrong, password };
  },
  TWO_STEPS_CHANGED: async (library: RefusingLibrary) => {
    await longSignedIn(library);
    return wrong;
  },
};

/** A reader in the second step of a sign-in, and the code of the app. */
async function inStep(library: RefusingLibrary, traits: Traits = {}) {
  const patron = await longSignedIn(library);
  const client = library.client(library.caller);
  const { secret } = await client.call(beginTwoSteps, { password });
  await client.call(confirmTwoSteps, { code: appCodeOf(secret, library.clock) });
  library.clock.advance(30);
  await library.deps.db
    .updateTable('account')
    .set({ updated_at: patron.updated_at, ...traits })
    .where('id', '=', patron.id)
    .execute();
  const now = library.clock.now().toISOString();
  const token = await openSession(library.deps.db, {
    tenant_id: patron.tenant_id,
    actor_kind: 'patron',
    actor_id: patron.id,
    purpose: 'second-factor',
    method: 1,
    own_password: 1,
    created_at: now,
    expires_at: '2036-01-01T00:00:00.000Z',
  });
  library.caller = { token };
  return { id: patron.id, code: appCodeOf(secret, library.clock) };
}

/** How calls about sign-in in two steps are refused. */
export const SECOND_FACTOR_PROVOKED: readonly Provoked[] = [
  provoked(beginTwoSteps, {
    ...ofConfirmation(longSignedIn, {}),
    TWO_STEPS_OFF: async (library) => {
      await longSignedIn(library);
      await offer(library, false);
      return {};
    },
    TWO_STEPS_CHANGED: async (library) => {
      await withTwoSteps(library);
      return {};
    },
  }),
  provoked(confirmTwoSteps, {
    ENROLMENT_EXPIRED: async (library) => {
      await longSignedIn(library);
      return wrong;
    },
    LOGIN_LOCKED: async (library) => {
      const { id } = await longSignedIn(library);
      await library.client(library.caller).call(beginTwoSteps, { password });
      await guessCodes(library, id);
      return wrong;
    },
    SECOND_CODE_WRONG: async (library) => {
      await longSignedIn(library);
      await library.client(library.caller).call(beginTwoSteps, { password });
      return wrong;
    },
    TWO_STEPS_CHANGED: async (library) => {
      await withTwoSteps(library);
      return wrong;
    },
    TWO_STEPS_OFF: async (library) => {
      await longSignedIn(library);
      await offer(library, false);
      return wrong;
    },
  }),
  provoked(renewRecoveryCodes, OF_CODE),
  provoked(endTwoSteps, OF_CODE),
  provoked(proveSecondFactor, {
    LOGIN_LOCKED: async (library) => {
      const { id, code } = await inStep(library);
      await guessCodes(library, id);
      return { code };
    },
    PASSWORD_CHANGE_REQUIRED: async (library) => {
      const { code } = await inStep(library, { must_change_password: 1 });
      return { code };
    },
    PASSWORD_TOO_OLD: async (library) => {
      const { code } = await inStep(library, { password_changed_at: '2020-01-01T00:00:00.000Z' });
      return { code };
    },
    SECOND_CODE_WRONG: async (library) => {
      await inStep(library);
      return wrong;
    },
  }),
];
