import { getEresource } from '@lectern/contracts/resources/databases/get-eresource';
import { implement } from '../../../../platform/http/implement.ts';
import { readWholeEresource } from '../read-shown-eresource.ts';

export const getEresourceCall = implement(getEresource)(({ input, context, deps }) =>
  readWholeEresource(deps, context, input.id),
);
