import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getRepository } from '@lectern/contracts/resources/repository/get-repository';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenCollection } from '../find-seen.ts';
import { presentCollectionDetail } from '../present/present-collections.ts';
import { beginSeeing } from '../seeing.ts';

export const getRepositoryCall = implement(getRepository)(async ({ input: { id }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const row = findSeenCollection(seeing, id, 'repository');
  return isRefusal(row) ? row : presentCollectionDetail(deps, seeing, row);
});
