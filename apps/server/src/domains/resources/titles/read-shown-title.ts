import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import type { Db } from '../../../platform/db/database.ts';
import { forwardsOf } from './store/forward-store.ts';
import { findTitles } from './store/title-store.ts';
import type { TitleTable } from './tables.ts';

/** A title that readers see; one that was joined to another is that other, with its id. */
export async function readShownTitle(
  db: Db,
  tenantId: string,
  id: string,
): Promise<TitleTable | Refusal<'TITLE_NOT_FOUND'>> {
  const [title] = await findTitles(db, tenantId, [id]);
  if (title?.is_shown === 1) return title;
  const forward = (await forwardsOf(db, tenantId, [id])).get(id);
  const [other] = forward === undefined ? [] : await findTitles(db, tenantId, [forward]);
  return other?.is_shown === 1 ? other : refuse(TITLE_NOT_FOUND);
}
