import { OPEN_STEPS } from '@lectern/rules/alliance/steps';
import type { Db } from '../../../../platform/db/database.ts';

/** How many transactions of a reader are not over; with `about`, only those about a record of a library. */
export async function countOpenOfReader(
  db: Db,
  tenantId: string,
  patronId: string,
  about?: { readonly peerCode: string; readonly recordId: string },
): Promise<number> {
  let query = db
    .selectFrom('alliance_transaction')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('step', 'in', OPEN_STEPS);
  if (about) query = query.where('peer_code', '=', about.peerCode).where('record_id', '=', about.recordId);
  return Number((await query.executeTakeFirstOrThrow()).count);
}
