import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import type { Db } from '../../../platform/db/database.ts';
import { findTitles } from './store/title-store.ts';
import type { TitleTable } from './tables.ts';

/** A title that readers see. */
export async function readShownTitle(
  db: Db,
  tenantId: string,
  id: string,
): Promise<TitleTable | Refusal<'TITLE_NOT_FOUND'>> {
  const [title] = await findTitles(db, tenantId, [id]);
  return title?.is_shown === 1 ? title : refuse(TITLE_NOT_FOUND);
}
