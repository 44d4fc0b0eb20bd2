import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addToList } from './add-to-list.ts';
import { changeList } from './change-list.ts';
import { copyList } from './copy-list.ts';
import { deleteList } from './delete-list.ts';
import { followList } from './follow-list.ts';
import { getBookList } from './get-book-list.ts';
import { getCover } from './get-cover.ts';
import { getLibraryList } from './get-library-list.ts';
import { listFollowedLists } from './list-followed-lists.ts';
import { listHotLists } from './list-hot-lists.ts';
import { listLibraryLists } from './list-library-lists.ts';
import { listOpenLists } from './list-open-lists.ts';
import { listOwnLists } from './list-own-lists.ts';
import { listsWithRecord } from './lists-with-record.ts';
import { makeList } from './make-list.ts';
import { moveEntries } from './move-entries.ts';
import { noteEntry } from './note-entry.ts';
import { pageFollowedLists } from './page-followed-lists.ts';
import { pageOwnLists } from './page-own-lists.ts';
import { putLibraryList } from './put-library-list.ts';
import { removeCover } from './remove-cover.ts';
import { removeFromList } from './remove-from-list.ts';
import { removeLibraryCover } from './remove-library-cover.ts';
import { removeLibraryList } from './remove-library-list.ts';
import { reportList } from './report-list.ts';
import { submitList } from './submit-list.ts';
import { unfollowList } from './unfollow-list.ts';
import { updateCover } from './update-cover.ts';
import { updateLibraryCover } from './update-library-cover.ts';
import { withdrawList } from './withdraw-list.ts';

export const BOOK_LIST_CALLS: readonly AnyEndpoint[] = [
  addToList,
  changeList,
  copyList,
  deleteList,
  followList,
  getBookList,
  getCover,
  getLibraryList,
  listFollowedLists,
  listHotLists,
  listLibraryLists,
  listOpenLists,
  listOwnLists,
  listsWithRecord,
  makeList,
  moveEntries,
  noteEntry,
  pageFollowedLists,
  pageOwnLists,
  putLibraryList,
  removeCover,
  removeFromList,
  removeLibraryCover,
  removeLibraryList,
  reportList,
  submitList,
  unfollowList,
  updateCover,
  updateLibraryCover,
  withdrawList,
];
