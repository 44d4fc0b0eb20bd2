import {
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a browser showed. */
export interface ShownMessage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** A browser with a push service of its own on this machine. It opens what it gets as RFC 8291 says. */
export interface TestBrowserPush {
  readonly subscription: {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  };
  readonly shown: readonly ShownMessage[];
  /** The keys of the libraries that sent, as their signed tokens prove. */
  readonly senders: readonly string[];
  /** Another one than 201 is answered from now on. */
  status: number;
  close(): Promise<void>;
}

export async function startPushService(): Promise<TestBrowserPush> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const shown: ShownMessage[] = [];
  const senders: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (push.status === 201) {
        senders.push(provenSender(request.headers.authorization ?? '', push.subscription.endpoint));
        shown.push(JSON.parse(open(body, keys, auth)) as ShownMessage);
      }
      response.writeHead(push.status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const push: TestBrowserPush = {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/send/1`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    shown,
    senders,
    status: 201,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return push;
}

/** Opens a message of the content encoding aes128gcm (RFC 8188) with the keys of the browser. */
function open(message: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyLength = message[20] ?? 0;
  const sender = message.subarray(21, 21 + keyLength);
  const sealed = message.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const material = expand(hmac(auth, keys.computeSecret(sender)), info, 32);
  const key = hmac(salt, material);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    expand(key, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    expand(key, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

function expand(key: Buffer, info: Buffer, length: number): Buffer {
  return hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length);
}

/** The public key of a sender whose token (RFC 8292) is for this service and has the signature of that key. */
function provenSender(authorization: string, endpoint: string): string {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly aud: string };
  if (aud !== new URL(endpoint).origin) throw new Error('a token for another service');
  const proof = Buffer.from(signature, 'base64url');
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, proof))
    throw new Error('a token that is not signed by its key');
  return createHash('sha256').update(publicKey).digest('base64url');
}
