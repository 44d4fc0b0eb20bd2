import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import type { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { encodeCbor } from './encode-cbor.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type NewOptions = OutputOf<(typeof beginPasskey)['output']>;
type UseOptions = OutputOf<(typeof beginPasskeySignIn)['output']>;

/** What goes wrong in a browser or on a device, or is made to. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly useCount?: number;
}

/** A passkey of a device that is not there: it makes and uses one key as a browser would, or lies. */
export function createSoftwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32).toString('base64url');
  let handle = '';
  let uses = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const deviceData = (rpId: string, lies: Lies, key: Buffer = Buffer.alloc(0)) => {
    const flags = PRESENT | (lies.isVerified === false ? 0 : VERIFIED) | (key.length > 0 ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.useCount ?? uses);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count, key]);
  };
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return encodeCbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  };

  return {
    id,
    /** What the browser answers to the options for a new passkey. */
    make({ challenge, rp, user }: NewOptions, lies: Lies = {}) {
      handle = user.id;
      const credentialId = Buffer.from(id, 'base64url');
      const size = Buffer.alloc(2);
      size.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), size, credentialId, coseKey()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', deviceData(rp.id, lies, key)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: encodeCbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** What the browser answers to the options for a sign-in. */
    use({ challenge, rpId }: UseOptions, lies: Lies = {}) {
      uses += 1;
      const client = clientData('webauthn.get', challenge, lies);
      const device = deviceData(rpId, lies);
      const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: device.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lies.userHandle ?? handle,
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
