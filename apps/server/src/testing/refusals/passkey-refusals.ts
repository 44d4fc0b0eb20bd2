import { addPasskey } from '@lectern/contracts/people/passkeys/add-passkey';
import { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { removePasskey } from '@lectern/contracts/people/passkeys/remove-passkey';
import { renamePasskey } from '@lectern/contracts/people/passkeys/rename-passkey';
import { signInByPasskey } from '@lectern/contracts/people/passkeys/sign-in-by-passkey';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { buildPasskey } from '../builders.ts';
import { putSettings } from '../test-settings.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { longSignedIn, ofConfirmation, PASSWORD } from './second-factor-refusals.ts';

const UNKNOWN = { id: 'nothing', rawId: 'nothing', type: 'public-key' as const };
export const NEW = {
  credential: { ...UNKNOWN, response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
};
export const USED = {
  credential: { ...UNKNOWN, response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' } },
};

/** Whether the library offers passkeys. */
export async function offer(library: RefusingLibrary, passkeys: boolean) {
  const tenant = await library.deps.tenants.byId('1001');
  if (!tenant) throw new Error('no tenant');
  const { settings } = tenant;
  await putSettings(library, { ...settings, signIn: { ...settings.signIn, passkeys } });
  await library.deps.tenants.refresh();
}

const signedIn = async (library: RefusingLibrary) => {
  const reader = await longSignedIn(library);
  await offer(library, true);
  return reader;
};
const notOffered =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await longSignedIn(library);
    await offer(library, false);
    return input;
  };
const offered =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await signedIn(library);
    return input;
  };

/** How calls about passkeys are refused. */
export const PASSKEYS_PROVOKED: readonly Provoked[] = [
  provoked(beginPasskey, {
    ...ofConfirmation(signedIn, {}),
    PASSKEYS_OFF: notOffered({}),
    PASSKEY_LIMIT_REACHED: async (library) => {
      const reader = await signedIn(library);
      for (let count = 0; count < 20; count++) await buildPasskey(library.deps.db, { patron_id: reader.id });
      return { password: encryptWirePassword(PASSWORD) };
    },
  }),
  provoked(addPasskey, { PASSKEYS_OFF: notOffered(NEW), PASSKEY_REFUSED: offered(NEW) }),
  provoked(renamePasskey, { PASSKEY_NOT_FOUND: offered({ id: 'nothing', name: 'Desk' }) }),
  provoked(removePasskey, {
    ...ofConfirmation(signedIn, { id: 'nothing' }),
    PASSKEY_NOT_FOUND: offered({ id: 'nothing', password: encryptWirePassword(PASSWORD) }),
  }),
  provoked(beginPasskeySignIn, { LOGIN_METHOD_OFF: notOffered({}) }),
  provoked(signInByPasskey, { LOGIN_METHOD_OFF: notOffered(USED), PASSKEY_REFUSED: offered(USED) }),
];
