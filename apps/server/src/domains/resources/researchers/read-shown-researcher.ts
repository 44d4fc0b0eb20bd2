import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RESEARCHER_NOT_FOUND } from '@lectern/contracts/resources/researchers/errors';
import type { Db } from '../../../platform/db/database.ts';
import { findResearcher } from './store/researcher-store.ts';
import type { ResearcherTable } from './tables.ts';

/** A person that the reader may see: an open page that is not hidden, or the reader's own. */
export async function readShownResearcher(
  db: Db,
  tenantId: string,
  id: string,
  patronId: string | undefined,
): Promise<ResearcherTable | Refusal<'RESEARCHER_NOT_FOUND'>> {
  const row = await findResearcher(db, tenantId, id);
  const isOwn = row !== undefined && patronId !== undefined && row.patron_id === patronId;
  if (!row || row.is_open === 0 || (row.is_hidden === 1 && !isOwn)) return refuse(RESEARCHER_NOT_FOUND);
  return row;
}
