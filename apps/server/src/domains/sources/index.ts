import type { Implementation } from '../../platform/http/implement.ts';
import { listOtherLibrariesCall } from './list-other-libraries.ts';
import { searchOffersCall } from './search-offers.ts';
import { searchOtherLibraryCall } from './search-other-library.ts';

export const sources: readonly Implementation[] = [
  listOtherLibrariesCall,
  searchOffersCall,
  searchOtherLibraryCall,
];
