import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { countInLibrary } from './count-in-library.ts';
import { getLibraryAddress } from './get-library-address.ts';
import { listCopiesElsewhere } from './list-copies-elsewhere.ts';
import { listSearchedLibraries } from './list-searched-libraries.ts';
import { openResultSet } from './open-result-set.ts';
import { searchLibraries } from './search-libraries.ts';
import { searchNationalLibrary } from './search-national-library.ts';

export const OTHER_LIBRARY_CALLS: readonly AnyEndpoint[] = [
  countInLibrary,
  getLibraryAddress,
  listCopiesElsewhere,
  listSearchedLibraries,
  openResultSet,
  searchLibraries,
  searchNationalLibrary,
];
