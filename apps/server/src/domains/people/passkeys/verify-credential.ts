import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { newCredential, usedCredential } from '@lectern/contracts/people/passkeys/fields';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { RelyingParty } from '../../../platform/relying-party.ts';
import { KEY_TYPES } from './key-types.ts';
import type { PasskeyRow } from './tables.ts';

/** What a browser must have signed. */
export interface Expected {
  readonly party: RelyingParty;
  readonly challenge: string;
}

interface NewPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly useCount: number;
  readonly isSynced: boolean;
}

/** Loaded at the first use: it is much code, and most installations start without a passkey. */
const library = () => import('@simplewebauthn/server');

/** The passkey that a browser made, if what it says is true and its owner was verified on the device; else undefined. */
export async function verifyNewCredential(
  credential: OutputOf<typeof newCredential>,
  { party, challenge }: Expected,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...KEY_TYPES],
    // It says what is wrong by throwing. Why a stranger's credential is wrong, nobody needs to know.
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  return {
    id: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    useCount: made.counter,
    isSynced: credentialBackedUp,
  };
}

/** How a passkey was used, if its owner has just used it here; else undefined. */
export async function verifyUsedCredential(
  credential: OutputOf<typeof usedCredential>,
  passkey: PasskeyRow,
  { party, challenge }: Expected,
): Promise<{ readonly useCount: number; readonly isSynced: boolean } | undefined> {
  const { userHandle, ...response } = credential.response;
  if (userHandle !== passkey.user_handle) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.use_count,
      transports: fromJson<string[]>(passkey.transports),
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { useCount: newCounter, isSynced: credentialBackedUp };
}
