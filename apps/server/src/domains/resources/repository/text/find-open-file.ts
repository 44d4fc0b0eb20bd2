import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_ACT_CLOSED } from '@lectern/contracts/resources/repository/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { findSeenFile } from '../find-seen.ts';
import { openPages } from '../rights/may-do.ts';
import { type ActRefusal, refuseAct } from '../rights/refuse-act.ts';
import type { Seeing } from '../seeing.ts';
import { ALL_PAGES } from './page-rights.ts';
import type { ReadableFile } from './readable-files.ts';

/** A file in whose text the caller may search: one of which the caller may read some pages now. */
export async function findOpenFile(
  db: Db,
  seeing: Seeing,
  objectId: string,
  fileId: string,
): Promise<ReadableFile | Refusal<'OBJECT_NOT_FOUND' | 'OBJECT_FILE_NOT_FOUND'> | ActRefusal> {
  const seen = await findSeenFile(db, seeing, objectId, fileId);
  if (isRefusal(seen)) return seen;
  const { asker } = seeing.asking;
  const open = openPages(ALL_PAGES, seen.rights, asker);
  if (open > 0) return { ...seen, open };
  return refuseAct('read', seen.rights, asker) ?? refuse(OBJECT_ACT_CLOSED);
}
