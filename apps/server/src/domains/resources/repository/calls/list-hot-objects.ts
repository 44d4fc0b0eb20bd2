import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listHotObjects } from '@lectern/contracts/resources/repository/list-hot-objects';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenCollection } from '../find-seen.ts';
import { hotObjects } from '../hot-objects.ts';
import { beginSeeing } from '../seeing.ts';

export const listHotObjectsCall = implement(listHotObjects)(
  async ({ input: { id, rows }, context, deps }) => {
    const seeing = await beginSeeing(deps, context);
    const row = findSeenCollection(seeing, id);
    return isRefusal(row) ? row : hotObjects(deps, seeing, seeing.tree.below(id), rows);
  },
);
