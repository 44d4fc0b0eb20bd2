import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { listFollowedLists } from '@lectern/contracts/shelf/booklists/list-followed-lists';
import { listOpenLists } from '@lectern/contracts/shelf/booklists/list-open-lists';
import { listOwnLists } from '@lectern/contracts/shelf/booklists/list-own-lists';
import { listsWithRecord } from '@lectern/contracts/shelf/booklists/lists-with-record';
import { pageFollowedLists } from '@lectern/contracts/shelf/booklists/page-followed-lists';
import { pageOwnLists } from '@lectern/contracts/shelf/booklists/page-own-lists';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';

/** Calls whose answers change when a list changes. */
export const LIST_CALLS = [
  getBookList,
  getOwnWorks,
  listFollowedLists,
  listOpenLists,
  listOwnLists,
  listsWithRecord,
  pageFollowedLists,
  pageOwnLists,
];
