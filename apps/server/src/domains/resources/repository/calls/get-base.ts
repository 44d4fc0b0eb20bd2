import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getBase } from '@lectern/contracts/resources/repository/get-base';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenCollection } from '../find-seen.ts';
import { presentCollectionDetail } from '../present/present-collections.ts';
import { beginSeeing } from '../seeing.ts';

export const getBaseCall = implement(getBase)(async ({ input: { id }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const row = findSeenCollection(seeing, id, 'base');
  return isRefusal(row) ? row : presentCollectionDetail(deps, seeing, row);
});
