import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../../platform/deps.ts';
import { listPeers, type Peer } from './peer-store.ts';

/** What a digest of such a key is for. */
const NAME = 'interlibrary/key';

/** The name of a peer's key in the secret store. With a slash: settings cannot name it. */
export function keyNameOf(peerId: string): string {
  return `interlibrary/${peerId}`;
}

/** A key that both libraries send with each message. */
export function makeKey(): string {
  return `li1.${randomBytes(32).toString('base64url')}`;
}

export function digestOf({ secrets }: Pick<Deps, 'secrets'>, tenantId: string, key: string): string {
  return secrets.digest(tenantId, NAME, key);
}

/** The peer whose key this is; undefined for anybody else. */
export async function peerOfKey(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  tenantId: string,
  key: string,
): Promise<Peer | undefined> {
  if (key === '') return undefined;
  const peers = await listPeers(db, tenantId);
  return peers.find(
    ({ key_digest: digest }) => digest !== '' && secrets.isDigestOf(tenantId, NAME, key, digest),
  );
}
