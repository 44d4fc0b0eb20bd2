import { listEresources } from '@lectern/contracts/resources/databases/list-eresources';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfFiltered } from '../page-of-eresources.ts';

export const listEresourcesCall = implement(listEresources)(({ input, context, deps }) =>
  pageOfFiltered(deps, context, input),
);
