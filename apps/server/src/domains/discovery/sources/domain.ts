import type { Domain } from '../../../platform/domain.ts';
import { listOtherLibrariesCall } from './calls/list-other-libraries.ts';
import { searchOffersCall } from './calls/search-offers.ts';
import { searchOtherLibraryCall } from './calls/search-other-library.ts';

export const sources: Domain = {
  calls: [listOtherLibrariesCall, searchOffersCall, searchOtherLibraryCall],
};
