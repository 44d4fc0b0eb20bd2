import { listNewEresources } from '@lectern/contracts/resources/databases/list-new-eresources';
import { implement } from '../../../../platform/http/implement.ts';
import { newEresources } from '../new-eresources.ts';

export const listNewEresourcesCall = implement(listNewEresources)(({ input, context, deps }) =>
  newEresources(deps, context, input),
);
