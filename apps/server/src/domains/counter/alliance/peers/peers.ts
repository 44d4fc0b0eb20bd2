import type { Deps } from '../../../../platform/deps.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { isNcipAddress, isPortalAddress } from './peer-address.ts';
import { makePeerKey, readPeerKey, writePeerKey } from './peer-key.ts';
import { addPeerRow, deletePeerRow, findPeer, listPeers, type NewPeerRow } from './peer-store.ts';

export type PeerFault = 'code' | 'address' | 'sibling' | 'key' | 'agency' | 'secret' | 'exists';

export interface NewPeer {
  readonly code: string;
  readonly name: string;
  /** The mapping path of a library of this installation; else the address of the other portal. */
  readonly sibling?: string | undefined;
  readonly address?: string | undefined;
  /** The key that the other library made; absent to make one. By NCIP it is the secret alone. */
  readonly key?: string | undefined;
  /** For a library that is reached by NCIP at the address: what it calls itself there, and what it calls this one. */
  readonly ncip?: { readonly agency: string; readonly ownAgency: string } | undefined;
}

type PeerDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'tenants' | 'config'>;

/** Printable ASCII, so that no system writes it in another way. A shorter one could be guessed. */
const NCIP_SECRET = /^[\x21-\x7e]{20,200}$/;
const AGENCY = /^[^\s\p{Cc}]([^\p{Cc}]{0,78}[^\s\p{Cc}])?$/u;

/** The name of a peer's secret in the secret store. */
export function secretNameOf(code: string): string {
  return `alliance.${code}`;
}

/** Adds a library to the alliance of a tenant. Answers the key for the other library where one was made, else an empty text. */
export async function addPeer(
  deps: PeerDeps,
  tenantId: string,
  peer: NewPeer,
): Promise<{ readonly key: string } | { readonly fault: PeerFault }> {
  const { db, clock, secrets, tenants } = deps;
  const { code, name, sibling = '', address = '', key, ncip } = peer;
  if (!/^[a-z0-9-]{1,40}$/.test(code)) return { fault: 'code' };
  const created_at = clock.now().toISOString();
  const row = { tenant_id: tenantId, code, name, agency: '', own_agency: '', created_at };
  if (ncip) return addNcipPeer(deps, { ...row, agency: ncip.agency, own_agency: ncip.ownAgency }, peer);
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

async function addNcipPeer(
  { db, secrets, config }: PeerDeps,
  row: Omit<NewPeerRow, 'sibling' | 'address' | 'key_id' | 'party'>,
  { address = '', key }: NewPeer,
): Promise<{ readonly key: string } | { readonly fault: PeerFault }> {
  if (!isNcipAddress(address, config.internalHosts)) return { fault: 'address' };
  if (![row.agency, row.own_agency].every((agency) => AGENCY.test(agency))) return { fault: 'agency' };
  const secret = key?.trim() ?? makePeerKey().secret;
  if (!NCIP_SECRET.test(secret)) return { fault: 'secret' };
  if (await findPeer(db, row.tenant_id, row.code)) return { fault: 'exists' };
  await secrets.set(row.tenant_id, secretNameOf(row.code), secret);
  const isAdded = await addPeerRow(db, { ...row, sibling: '', address, key_id: '', party: 1 });
  if (!isAdded) return { fault: 'exists' };
  return { key: key === undefined ? secret : '' };
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
export function placeOfPeer({ sibling, address, agency }: AlliancePeerTable): string {
  if (agency !== '') return `${address} (NCIP, ${agency})`;
  return sibling === '' ? address : `/${sibling}`;
}
