import type { Domain } from '../../platform/domain.ts';
import { listOtherLibrariesCall } from './list-other-libraries.ts';
import { searchOffersCall } from './search-offers.ts';
import { searchOtherLibraryCall } from './search-other-library.ts';

export const sources: Domain = {
  calls: [listOtherLibrariesCall, searchOffersCall, searchOtherLibraryCall],
};
