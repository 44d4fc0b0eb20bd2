import type { Deps } from '../../platform/deps.ts';
import { findReaderById, findReaderByPrimaryId, type NamedReader } from '../account/primary-ids.ts';
import { findLinkedReader } from '../identity/links/linked-reader.ts';
import type { AcceptedToken } from './accept-token.ts';

/** The reader whom a token names; undefined if the library knows none. */
export async function readerOf(
  deps: Pick<Deps, 'db'>,
  { partner, claims }: AcceptedToken,
): Promise<NamedReader | undefined> {
  const tenantId = partner.tenant_id;
  if (partner.subject === 'primaryId') return findReaderByPrimaryId(deps, tenantId, claims.sub);
  const patronId = await findLinkedReader(deps, tenantId, { provider: 'passport', subject: claims.sub });
  return patronId === undefined ? undefined : findReaderById(deps, tenantId, patronId);
}
