import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { ProviderContext } from './provider-context.ts';
import { ProviderFault } from './provider-fault.ts';

/** A secret of the tenant. @throws ProviderFault if it is not set */
export async function secretOf(
  { secrets }: Pick<ProviderContext, 'secrets'>,
  tenantId: string,
  name: string,
): Promise<string> {
  const value = await secrets.get(tenantId, name);
  if (value === undefined) throw new ProviderFault(`the secret ${name} is not set`);
  return value.trim();
}

/** A private key in PEM, or as base64 of PKCS#8 or PKCS#1. @throws ProviderFault */
export function privateKeyOf(text: string): KeyObject {
  const key = text.trim();
  if (key.startsWith('-----')) return readKey(() => createPrivateKey(key));
  const der = Buffer.from(key, 'base64');
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    return readKey(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }));
  }
}

/** A public key in PEM (a certificate too), or as base64 of SPKI. @throws ProviderFault */
export function publicKeyOf(text: string): KeyObject {
  const key = text.trim();
  if (key.startsWith('-----')) return readKey(() => createPublicKey(key));
  return readKey(() => createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }));
}

function readKey(read: () => KeyObject): KeyObject {
  try {
    return read();
  } catch {
    throw new ProviderFault('a key cannot be read');
  }
}
