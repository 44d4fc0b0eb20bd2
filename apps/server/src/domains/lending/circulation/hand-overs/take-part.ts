import { refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import type { LocalContext } from '../local-context.ts';

/** Whether a patron takes part in re-lending: other readers may ask for what the patron has on loan. */
export async function takesPart(
  db: Db,
  { tenantId }: Pick<LocalContext, 'tenantId'>,
  patronId: string,
): Promise<boolean | NoPatron> {
  const row = await db
    .selectFrom('patron')
    .select('relends')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patronId)
    .executeTakeFirst();
  return row ? row.relends === 1 : refuse(PATRON_NOT_FOUND);
}

/** Sets it, and answers it. What others ask for already is not changed. */
export async function setTakesPart(
  db: Db,
  context: LocalContext,
  patronId: string,
  takes: boolean,
): Promise<boolean | NoPatron> {
  const { tenantId, now } = context;
  await db
    .updateTable('patron')
    .set({ relends: takes ? 1 : 0, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patronId)
    .execute();
  return takesPart(db, context, patronId);
}
