import { listOfSameVendor } from '@lectern/contracts/resources/databases/list-of-same-vendor';
import { implement } from '../../../../platform/http/implement.ts';
import { relatedEresources } from '../related-eresources.ts';

export const listOfSameVendorCall = implement(listOfSameVendor)(({ input, context, deps }) =>
  relatedEresources(deps, context, input.id, 'vendor'),
);
