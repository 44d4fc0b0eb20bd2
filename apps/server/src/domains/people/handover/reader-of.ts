import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';
import { findKnownPatron } from '../account/known-patron.ts';
import { findReaderById, findReaderByPrimaryId, type NamedReader } from '../account/primary-ids.ts';
import { findLinkedReader } from '../identity/links/linked-reader.ts';
import type { AcceptedToken } from './accept-token.ts';

/** The reader whom a token lets in, also one who has never signed in; undefined if the library knows none. */
export async function readerToEnter(
  deps: Pick<Deps, 'db' | 'clock' | 'ils'>,
  tenant: Tenant,
  token: AcceptedToken,
): Promise<NamedReader | undefined | Away> {
  if (token.partner.subject !== 'primaryId') return readerOf(deps, token);
  const patronId = await findKnownPatron(deps, tenant, token.claims.sub);
  if (patronId === undefined || isRefusal(patronId)) return patronId;
  return findReaderById(deps, tenant.id, patronId);
}

/** The reader of the portal whom a token names; undefined if there is none. The library system is not asked. */
export async function readerOf(
  deps: Pick<Deps, 'db'>,
  { partner, claims }: AcceptedToken,
): Promise<NamedReader | undefined> {
  const tenantId = partner.tenant_id;
  if (partner.subject === 'primaryId') return findReaderByPrimaryId(deps, tenantId, claims.sub);
  const patronId = await findLinkedReader(deps, tenantId, { provider: 'passport', subject: claims.sub });
  return patronId === undefined ? undefined : findReaderById(deps, tenantId, patronId);
}
