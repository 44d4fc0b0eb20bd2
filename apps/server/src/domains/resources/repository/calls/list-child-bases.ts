import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listChildBases } from '@lectern/contracts/resources/repository/list-child-bases';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenCollection } from '../find-seen.ts';
import { presentCollections } from '../present/present-collections.ts';
import { beginSeeing } from '../seeing.ts';

export const listChildBasesCall = implement(listChildBases)(async ({ input: { id }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const row = findSeenCollection(seeing, id, 'base');
  return isRefusal(row) ? row : presentCollections(deps, seeing, seeing.tree.children(id));
});
