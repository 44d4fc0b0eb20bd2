import { randomBytes } from 'node:crypto';

const KEY_ID_BYTES = 6;
const SECRET_BYTES = 32;

/** A key that two libraries share: its public name, and the secret with which both sign. */
export interface PeerKey {
  readonly keyId: string;
  readonly secret: string;
}

export function makePeerKey(): PeerKey {
  return {
    keyId: randomBytes(KEY_ID_BYTES).toString('hex'),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  };
}

/** The key as one text, which the operator of one library gives to the other: `la1.KEYID.SECRET`. */
export function writePeerKey({ keyId, secret }: PeerKey): string {
  return `la1.${keyId}.${secret}`;
}

/** Undefined for a text that is no key. */
export function readPeerKey(text: string): PeerKey | undefined {
  const [, keyId, secret] = /^la1\.([0-9a-f]{12})\.([\w-]{43})$/.exec(text.trim()) ?? [];
  return keyId === undefined || secret === undefined ? undefined : { keyId, secret };
}
