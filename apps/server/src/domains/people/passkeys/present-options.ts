import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type {
  newCredentialOptions,
  passkeySchema,
  usedCredentialOptions,
} from '@lectern/contracts/people/passkeys/fields';
import type { RelyingParty } from '../../../platform/relying-party.ts';
import { KEY_TYPES } from './key-types.ts';
import type { PasskeyRow } from './tables.ts';

interface NewChallenge {
  readonly challenge: string;
  readonly seconds: number;
  readonly party: RelyingParty;
}

interface NewOne extends NewChallenge {
  /** The name of the library. */
  readonly library: string;
  /** Whose passkey it will be, as the browser names it. */
  readonly owner: { readonly handle: string; readonly account: string; readonly name: string };
  /** Credentials that the owner has: their devices make no second one. */
  readonly known: readonly string[];
}

/** The options with which a browser makes a passkey that it can find without an account, after it has verified its owner. */
export function presentNewOptions(one: NewOne): OutputOf<typeof newCredentialOptions> {
  const { challenge, seconds, party, library, owner, known } = one;
  return {
    challenge,
    rp: { id: party.id, name: library },
    user: { id: owner.handle, name: owner.account, displayName: owner.name },
    pubKeyCredParams: KEY_TYPES.map((alg) => ({ type: 'public-key', alg })),
    timeout: seconds * 1000,
    excludeCredentials: known.map((id) => ({ type: 'public-key', id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** The options with which a browser uses a passkey. */
export function presentUseOptions({
  challenge,
  seconds,
  party,
}: NewChallenge): OutputOf<typeof usedCredentialOptions> {
  return { challenge, rpId: party.id, timeout: seconds * 1000, userVerification: 'required' };
}

/** A passkey in the list of its owner. */
export function presentPasskey(row: PasskeyRow): OutputOf<typeof passkeySchema> {
  const { id, name, created_at, last_used_at, synced } = row;
  return { id, name, createdAt: created_at, lastUsedAt: last_used_at, isSynced: synced === 1 };
}
