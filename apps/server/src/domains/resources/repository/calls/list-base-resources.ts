import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listBaseResources } from '@lectern/contracts/resources/repository/list-base-resources';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfResources } from '../base-resources.ts';
import { findSeenCollection } from '../find-seen.ts';
import { beginSeeing } from '../seeing.ts';

export const listBaseResourcesCall = implement(listBaseResources)(async ({ input, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const row = findSeenCollection(seeing, input.id);
  return isRefusal(row) ? row : pageOfResources(deps, seeing, row, input);
});
