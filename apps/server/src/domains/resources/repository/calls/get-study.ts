import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { getStudy } from '@lectern/contracts/resources/repository/get-study';
import { STUDY_KINDS } from '@lectern/contracts/resources/repository/kinds';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenObject } from '../find-seen.ts';
import { presentDetail } from '../present/present-detail.ts';
import { beginSeeing } from '../seeing.ts';

export const getStudyCall = implement(getStudy)(async ({ input: { id }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const row = await findSeenObject(deps.db, seeing, id);
  if (isRefusal(row)) return row;
  if (!STUDY_KINDS.some((kind) => kind === row.kind)) return refuse(OBJECT_NOT_FOUND);
  return presentDetail(deps, seeing, row);
});
