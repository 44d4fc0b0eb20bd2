import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';

/**
 * What a desk does without a network is sealed to the public key of the server (HPKE, RFC 9180: P-256, HKDF-SHA256, AES-256-GCM). Only the
 * server opens it: the computer of the desk cannot read what it keeps.
 */
const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

const INFO = new TextEncoder().encode('lectern: an act at the desk');

type Key = Awaited<ReturnType<typeof suite.kem.importKey>>;

/** A new pair of keys, as JSON Web Keys in text form. */
export async function makeActKeys(): Promise<{ readonly privateKey: string; readonly publicKey: string }> {
  const pair = await suite.kem.generateKeyPair();
  const exported = async (key: Key) => JSON.stringify(await crypto.subtle.exportKey('jwk', key));
  return { privateKey: await exported(pair.privateKey), publicKey: await exported(pair.publicKey) };
}

/** Seals a text for the owner of the key; it opens only with the same act id. Base64url of encapsulated key and ciphertext, with a dot. */
export async function sealAct(publicKey: string, actId: string, text: string): Promise<string> {
  const recipientPublicKey = await importKey(publicKey, true);
  const sender = await suite.createSenderContext({ recipientPublicKey, info: INFO });
  const encoder = new TextEncoder();
  const sealed = await sender.seal(encoder.encode(text), encoder.encode(actId));
  return `${toBase64url(sender.enc)}.${toBase64url(sealed)}`;
}

/** The text of a sealed act; undefined if it was sealed to another key or for another id, or was changed. */
export async function openAct(
  privateKey: string,
  actId: string,
  sealed: string,
): Promise<string | undefined> {
  const [enc = '', ciphertext = ''] = sealed.split('.');
  try {
    const recipient = await suite.createRecipientContext({
      recipientKey: await importKey(privateKey, false),
      enc: fromBase64url(enc),
      info: INFO,
    });
    const opened = await recipient.open(fromBase64url(ciphertext), new TextEncoder().encode(actId));
    return new TextDecoder().decode(opened);
  } catch {
    return undefined;
  }
}

function importKey(key: string, isPublic: boolean): Promise<Key> {
  return suite.kem.importKey('jwk', JSON.parse(key) as Parameters<typeof suite.kem.importKey>[1], isPublic);
}

function toBase64url(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws DOMException for a text that is not base64url. */
function fromBase64url(text: string): ArrayBuffer {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer;
}
