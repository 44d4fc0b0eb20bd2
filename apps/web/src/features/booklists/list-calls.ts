import { getBookList } from '@lectern/contracts/booklists/get-book-list';
import { listFollowedLists } from '@lectern/contracts/booklists/list-followed-lists';
import { listOpenLists } from '@lectern/contracts/booklists/list-open-lists';
import { listOwnLists } from '@lectern/contracts/booklists/list-own-lists';
import { listsWithRecord } from '@lectern/contracts/booklists/lists-with-record';
import { pageFollowedLists } from '@lectern/contracts/booklists/page-followed-lists';
import { pageOwnLists } from '@lectern/contracts/booklists/page-own-lists';

/** Calls whose answers change when a list changes. */
export const LIST_CALLS = [
  getBookList,
  listFollowedLists,
  listOpenLists,
  listOwnLists,
  listsWithRecord,
  pageFollowedLists,
  pageOwnLists,
];
