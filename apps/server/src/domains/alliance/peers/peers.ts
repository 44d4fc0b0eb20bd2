import type { Deps } from '../../../platform/deps.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { makePeerKey, readPeerKey, writePeerKey } from './peer-key.ts';
import { addPeerRow, deletePeerRow, findPeer, listPeers } from './peer-store.ts';

export type PeerFault = 'code' | 'address' | 'sibling' | 'key' | 'exists';

export interface NewPeer {
  readonly code: string;
  readonly name: string;
  /** The mapping path of a library of this installation; else the address of the other portal. */
  readonly sibling?: string | undefined;
  readonly address?: string | undefined;
  /** The key that the other library made; absent to make one. */
  readonly key?: string | undefined;
}

type PeerDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'tenants'>;

/** The name of a peer's secret in the secret store. */
export function secretNameOf(code: string): string {
  return `alliance.${code}`;
}

/** Adds a library to the alliance of a tenant. Answers the key for the other library where one was made, else an empty text. */
export async function addPeer(
  { db, clock, secrets, tenants }: PeerDeps,
  tenantId: string,
  { code, name, sibling = '', address = '', key }: NewPeer,
): Promise<{ readonly key: string } | { readonly fault: PeerFault }> {
  if (!/^[a-z0-9-]{1,40}$/.test(code)) return { fault: 'code' };
  const row = { tenant_id: tenantId, code, name, created_at: clock.now().toISOString() };
  if (sibling !== '') {
    const other = await tenants.byMappingPath(sibling);
    if (!other || other.id === tenantId) return { fault: 'sibling' };
    const isAdded = await addPeerRow(db, { ...row, sibling, address: '', key_id: '', party: 1 });
    return isAdded ? { key: '' } : { fault: 'exists' };
  }
  if (!isPortalAddress(address)) return { fault: 'address' };
  const given = key === undefined ? undefined : readPeerKey(key);
  if (key !== undefined && !given) return { fault: 'key' };
  if (await findPeer(db, tenantId, code)) return { fault: 'exists' };
  const shared = given ?? makePeerKey();
  await secrets.set(tenantId, secretNameOf(code), shared.secret);
  const party = given ? 2 : 1;
  const isAdded = await addPeerRow(db, { ...row, sibling: '', address, key_id: shared.keyId, party });
  if (!isAdded) return { fault: 'exists' };
  return { key: given ? '' : writePeerKey(shared) };
}

/** False if there was none. Messages of the library are refused at once; transactions stay. */
export async function removePeer(
  { db, secrets }: PeerDeps,
  tenantId: string,
  code: string,
): Promise<boolean> {
  const isRemoved = await deletePeerRow(db, tenantId, code);
  if (isRemoved) await secrets.remove(tenantId, secretNameOf(code));
  return isRemoved;
}

/** The libraries of a tenant's alliance, by code. */
export function peersOf({ db }: Pick<Deps, 'db'>, tenantId: string): Promise<readonly AlliancePeerTable[]> {
  return listPeers(db, tenantId);
}

/** How a peer is reached, for lists of the operator. */
export function placeOfPeer({ sibling, address }: AlliancePeerTable): string {
  return sibling === '' ? address : `/${sibling}`;
}

/** An address with the path of the library and nothing else: `https://library.example.org/north`. */
function isPortalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(address);
  return (
    /^https?:$/.test(protocol) &&
    /^\/[^/]+\/?$/.test(pathname) &&
    [search, hash, username, password].every((part) => part === '')
  );
}
