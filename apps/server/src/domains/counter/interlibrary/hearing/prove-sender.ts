import type { Deps } from '../../../../platform/deps.ts';
import { SecretError } from '../../../../platform/secrets/secret-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { peerOfKey } from '../peers/peer-key.ts';
import type { Peer } from '../peers/peer-store.ts';

/** The peer whose key the header `authorization` of a request brings (`Bearer ...`); undefined for anybody else. Nothing else is read before. */
export async function proveSender(
  deps: Pick<Deps, 'db' | 'secrets' | 'log'>,
  tenant: Tenant,
  authorization: string | undefined,
): Promise<Peer | undefined> {
  const key = /^Bearer ([!-~]{24,200})$/i.exec(authorization ?? '')?.[1];
  try {
    const peer = key === undefined ? undefined : await peerOfKey(deps, tenant.id, key);
    if (!peer) deps.log.warn({ tenant: tenant.id }, 'interlibrary message of a stranger refused');
    return peer;
  } catch (error) {
    if (error instanceof SecretError) return undefined;
    throw error;
  }
}
