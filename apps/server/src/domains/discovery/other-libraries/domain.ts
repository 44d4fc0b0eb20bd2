import type { Domain } from '../../../platform/domain.ts';
import { countInLibraryCall } from './calls/count-in-library.ts';
import { getLibraryAddressCall } from './calls/get-library-address.ts';
import { listCopiesElsewhereCall } from './calls/list-copies-elsewhere.ts';
import { listSearchedLibrariesCall } from './calls/list-searched-libraries.ts';
import { openResultSetCall } from './calls/open-result-set.ts';
import { searchLibrariesCall } from './calls/search-libraries.ts';
import { searchNationalLibraryCall } from './calls/search-national-library.ts';
import { libraryCandidates } from './library-candidates.ts';

/** Searches in the catalogues of other libraries: one or all of them, and the copies there. */
export const otherLibrariesDomain: Domain = {
  calls: [
    countInLibraryCall,
    getLibraryAddressCall,
    listCopiesElsewhereCall,
    listSearchedLibrariesCall,
    openResultSetCall,
    searchLibrariesCall,
    searchNationalLibraryCall,
  ],
  candidates: [libraryCandidates],
};
