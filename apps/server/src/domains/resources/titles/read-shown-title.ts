import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import type { Db } from '../../../platform/db/database.ts';
import { pageOfTitles } from './store/title-list-page.ts';
import type { TitleTable } from './tables.ts';

/** A title that readers see. */
export async function readShownTitle(
  db: Db,
  tenantId: string,
  id: string,
): Promise<TitleTable | Refusal<'TITLE_NOT_FOUND'>> {
  const [title] = await pageOfTitles(db, tenantId, { ids: [id] }, { offset: 0, limit: 1 });
  return title ?? refuse(TITLE_NOT_FOUND);
}
