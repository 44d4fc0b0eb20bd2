import { listEresourcesByOldPath } from '@lectern/contracts/resources/databases/list-eresources-by-old-path';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfFiltered } from '../page-of-eresources.ts';

export const listEresourcesByOldPathCall = implement(listEresourcesByOldPath)(({ input, context, deps }) =>
  pageOfFiltered(deps, context, input),
);
