import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { IDENTITY_UNKNOWN } from '@lectern/contracts/people/identity/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { NewPatron, PatronIdentity } from '../../../../ports/ils/ils-patrons.ts';
import type { LocalContext } from '../local-context.ts';
import { addPatron, findIdentity } from '../store/patron-store.ts';

/** Makes a patron, or answers the one who has the primary id already: two sign-ins at once make one. Refuses a reader who has left. */
export async function createPatron(
  db: Db,
  { tenantId, now }: LocalContext,
  patron: NewPatron,
): Promise<PatronIdentity | Refusal<'IDENTITY_UNKNOWN'>> {
  await addPatron(db, tenantId, { ...patron, id: newId(), now });
  const made = await findIdentity(db, tenantId, patron.primaryId);
  return made ?? refuse(IDENTITY_UNKNOWN);
}
