import { getLibraryList } from '@lectern/contracts/shelf/booklists/get-library-list';
import { listLibraryLists } from '@lectern/contracts/shelf/booklists/list-library-lists';

/** Calls of the staff's pages whose answers change when a list of the library changes. */
export const LIBRARY_CALLS = [getLibraryList, listLibraryLists];
