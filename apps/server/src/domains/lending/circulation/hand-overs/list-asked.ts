import type { Db } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import type { AskedRequest } from '../requests/asked-request.ts';
import { listAskedOf } from '../requests/relending-store.ts';

/** What others ask this patron for: what is open first, then the newest. */
export function listAsked(
  db: Db,
  { tenantId, now }: LocalContext,
  patronId: string,
  part: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly requests: readonly AskedRequest[] }> {
  return listAskedOf(db, tenantId, patronId, { ...part, now });
}
