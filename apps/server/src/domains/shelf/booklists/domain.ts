import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { bookListsAuditNames } from './audit-names.ts';
import { bookListBackground } from './background.ts';
import { addToListCall } from './calls/add-to-list.ts';
import { changeListCall } from './calls/change-list.ts';
import { copyListCall } from './calls/copy-list.ts';
import { deleteListCall } from './calls/delete-list.ts';
import { followListCall } from './calls/follow-list.ts';
import { getBookListCall } from './calls/get-book-list.ts';
import { getCoverCall } from './calls/get-cover.ts';
import { getLibraryListCall } from './calls/get-library-list.ts';
import { listFollowedListsCall } from './calls/list-followed-lists.ts';
import { listHotListsCall } from './calls/list-hot-lists.ts';
import { listLibraryListsCall } from './calls/list-library-lists.ts';
import { listOpenListsCall } from './calls/list-open-lists.ts';
import { listOwnListsCall } from './calls/list-own-lists.ts';
import { listsWithRecordCall } from './calls/lists-with-record.ts';
import { makeListCall } from './calls/make-list.ts';
import { moveEntriesCall } from './calls/move-entries.ts';
import { noteEntryCall } from './calls/note-entry.ts';
import { pageFollowedListsCall } from './calls/page-followed-lists.ts';
import { pageOwnListsCall } from './calls/page-own-lists.ts';
import { putLibraryListCall } from './calls/put-library-list.ts';
import { removeCoverCall } from './calls/remove-cover.ts';
import { removeFromListCall } from './calls/remove-from-list.ts';
import { removeLibraryCoverCall } from './calls/remove-library-cover.ts';
import { removeLibraryListCall } from './calls/remove-library-list.ts';
import { reportListCall } from './calls/report-list.ts';
import { submitListCall } from './calls/submit-list.ts';
import { unfollowListCall } from './calls/unfollow-list.ts';
import { updateCoverCall } from './calls/update-cover.ts';
import { updateLibraryCoverCall } from './calls/update-library-cover.ts';
import { withdrawListCall } from './calls/withdraw-list.ts';
import { forgetLists } from './forget-lists.ts';
import { namedCovers } from './named-covers.ts';
import { ownEntries } from './own-entries.ts';
import { reviewedLists } from './review.ts';

/** Lists of works that readers and the library make, and who follows them. */
export const bookLists: Domain = {
  auditNames: bookListsAuditNames,
  calls: [
    addToListCall,
    changeListCall,
    copyListCall,
    deleteListCall,
    followListCall,
    getBookListCall,
    getCoverCall,
    getLibraryListCall,
    listFollowedListsCall,
    listHotListsCall,
    listLibraryListsCall,
    listOpenListsCall,
    listOwnListsCall,
    listsWithRecordCall,
    makeListCall,
    moveEntriesCall,
    noteEntryCall,
    pageFollowedListsCall,
    pageOwnListsCall,
    putLibraryListCall,
    removeCoverCall,
    removeFromListCall,
    removeLibraryCoverCall,
    removeLibraryListCall,
    reportListCall,
    submitListCall,
    unfollowListCall,
    updateCoverCall,
    updateLibraryCoverCall,
    withdrawListCall,
  ],
  background: bookListBackground,
  files: [namedCovers('book_list')],
  forgets: [forgetLists],
  demo: async () => (await import('./demo/seed-lists.ts')).bookListSeed,
  reviewed: [reviewedLists],
  personal: [
    ownRows('book-lists', 'book_list', {
      reader: 'patron_id',
      columns: [
        'id',
        'name',
        'introduction',
        'cover_file',
        'is_default',
        'state',
        'refusal_reason',
        'shown_from',
        'shown_to',
        'created_at',
        'updated_at',
      ],
    }),
    ownEntries,
    ownRows('followed-book-lists', 'book_list_follow', {
      reader: 'patron_id',
      columns: ['list_id', 'followed_at'],
    }),
  ],
};
