import { createPublicKey, randomBytes } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import { addPartnerRow, deletePartnerRow, listPartnerRows } from './partner-store.ts';
import { PASSPORT } from './passport.ts';
import type { PartnerTable } from './tables.ts';

/** What the operator says about a new partner. */
export interface NewPartner {
  readonly code: string;
  /** Shown to readers. */
  readonly name: string;
  /** PEM of the partner's Ed25519 key. Without it a shared secret is made. */
  readonly publicKey?: string | undefined;
  /** Where readers are handed over to, with `{token}` in it. */
  readonly address?: string | undefined;
}

/** Why a partner was not added. */
export type PartnerFault = 'code' | 'key' | 'address' | 'address-needs-secret' | 'exists';

const SECRET_BYTES = 32;
const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;

type PartnerDeps = Pick<Deps, 'db' | 'clock' | 'secrets'>;

/** Adds a partner. Answers the shared secret, which can be read only now; empty for a partner with a key of its own. */
export async function addPartner(
  { db, clock, secrets }: PartnerDeps,
  tenantId: string,
  { code, name, publicKey, address = '' }: NewPartner,
): Promise<{ readonly secret: string } | { readonly fault: PartnerFault }> {
  if (!CODE.test(code)) return { fault: 'code' };
  if (publicKey !== undefined && !isEd25519(publicKey)) return { fault: 'key' };
  if (address !== '' && !isAddress(address)) return { fault: 'address' };
  if (address !== '' && publicKey !== undefined) return { fault: 'address-needs-secret' };
  const secretName = publicKey === undefined ? `partner.${code}` : '';
  const added = await addPartnerRow(db, {
    tenant_id: tenantId,
    code,
    name,
    algorithm: publicKey === undefined ? 'HS256' : 'EdDSA',
    public_key: publicKey ?? '',
    secret_name: secretName,
    // Readers of the learning app link their accounts; all other partners name readers as the library does.
    subject: code === PASSPORT ? 'uid' : 'primaryId',
    address,
    created_at: clock.now().toISOString(),
  });
  if (!added) return { fault: 'exists' };
  if (secretName === '') return { secret: '' };
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await secrets.set(tenantId, secretName, secret);
  return { secret };
}

export function listPartners({ db }: Pick<Deps, 'db'>, tenantId: string): Promise<readonly PartnerTable[]> {
  return listPartnerRows(db, tenantId);
}

/** False if there was none. Tokens of the partner are refused at once; sessions stay until they end. */
export async function removePartner(
  { db, secrets }: PartnerDeps,
  tenantId: string,
  code: string,
): Promise<boolean> {
  const removed = await deletePartnerRow(db, tenantId, code);
  if (removed?.secret_name) await secrets.remove(tenantId, removed.secret_name);
  return removed !== undefined;
}

function isEd25519(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** The host is the operator's own words: nothing of the token can change where readers are led. */
function isAddress(address: string): boolean {
  if (!address.includes('{token}') || !URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) && !decodeURIComponent(host).includes('{token}');
}
