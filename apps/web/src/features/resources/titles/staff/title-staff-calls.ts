import { listTitleLists } from '@lectern/contracts/resources/titles/list-title-lists';

/** Calls of the staff's page whose answers change when a title list changes. */
export const TITLE_STAFF_CALLS = [listTitleLists];
