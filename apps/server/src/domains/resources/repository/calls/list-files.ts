import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listFiles } from '@lectern/contracts/resources/repository/list-files';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenObject } from '../find-seen.ts';
import { presentFilesOf } from '../present/present-files.ts';
import { beginSeeing } from '../seeing.ts';

export const listFilesCall = implement(listFiles)(async ({ input: { id }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const row = await findSeenObject(deps.db, seeing, id);
  return isRefusal(row) ? row : presentFilesOf(deps.db, seeing, [row]);
});
