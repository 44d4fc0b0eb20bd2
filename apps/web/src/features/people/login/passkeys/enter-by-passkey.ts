import { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { signInByPasskey } from '@lectern/contracts/people/passkeys/sign-in-by-passkey';
import { api } from '../../../../lib/api.ts';
import { type EntryOutcome, followEntry } from '../../../../lib/follow-entry.ts';
import { askForPasskey } from '../../../../lib/passkeys/browser-passkeys.ts';

/** Passkeys, as the ways to sign in are numbered. */
export const PASSKEY_LOGIN = 6;

/** Signs in by a passkey that the reader chooses in the browser. */
export async function enterByPasskey(given: { readonly inField: boolean }): Promise<EntryOutcome> {
  const options = await api.call(beginPasskeySignIn, {});
  const credential = await askForPasskey(options, given);
  return followEntry(await api.call(signInByPasskey, { credential }), PASSKEY_LOGIN);
}
