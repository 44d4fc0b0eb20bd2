import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RESEARCHER_NOT_FOUND } from '@lectern/contracts/resources/researchers/errors';
import { noteChange } from '../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditedResearcher } from './present-researchers.ts';
import { lockResearchers } from './put-researcher.ts';
import { changeResearcher, findResearcher } from './store/researcher-store.ts';

/** Gives a person another portrait, or none for an empty name; answers the name of the one before. */
export async function setPortrait(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, staffId }: { readonly tenantId: string; readonly staffId: string },
  id: string,
  name: string,
): Promise<string | Refusal<'RESEARCHER_NOT_FOUND'>> {
  const at = clock.now().toISOString();
  return inTransaction(db, async (tx) => {
    await lockResearchers(tx, tenantId);
    const row = await findResearcher(tx, tenantId, id);
    if (!row) return refuse(RESEARCHER_NOT_FOUND);
    await changeResearcher(tx, tenantId, id, { cover_file: name, updated_at: at });
    await noteChange(tx, tenantId, {
      staffId,
      action: 'researchers.put',
      subject: id,
      before: { ...auditedResearcher(row), hasPicture: row.cover_file !== '' },
      after: { ...auditedResearcher(row), hasPicture: name !== '' },
      at,
    });
    return row.cover_file;
  });
}
