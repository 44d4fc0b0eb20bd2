import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getObject } from '@lectern/contracts/resources/repository/get-object';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenObject } from '../find-seen.ts';
import { presentDetail } from '../present/present-detail.ts';
import { beginSeeing } from '../seeing.ts';

export const getObjectCall = implement(getObject)(async ({ input: { id }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const row = await findSeenObject(deps.db, seeing, id);
  if (isRefusal(row)) return row;
  return presentDetail(deps, seeing, row);
});
