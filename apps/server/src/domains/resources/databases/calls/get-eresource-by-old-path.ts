import { getEresourceByOldPath } from '@lectern/contracts/resources/databases/get-eresource-by-old-path';
import { implement } from '../../../../platform/http/implement.ts';
import { readWholeEresource } from '../read-shown-eresource.ts';

export const getEresourceByOldPathCall = implement(getEresourceByOldPath)(({ input, context, deps }) =>
  readWholeEresource(deps, context, input.id),
);
