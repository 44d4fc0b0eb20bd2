import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { PERFORMANCE_TYPES } from '@lectern/contracts/resources/repository/kinds';
import { listPerformances } from '@lectern/contracts/resources/repository/list-performances';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenObject } from '../find-seen.ts';
import { presentFilesOf } from '../present/present-files.ts';
import { beginSeeing } from '../seeing.ts';

export const listPerformancesCall = implement(listPerformances)(async ({ input: { id }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const row = await findSeenObject(deps.db, seeing, id);
  if (isRefusal(row)) return row;
  const files = await presentFilesOf(deps.db, seeing, [row]);
  return files.filter(({ mediaType }) => PERFORMANCE_TYPES.some((type) => type === mediaType));
});
