import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { namedCovers } from '../../shelf/booklists/named-covers.ts';
import { repositoryAuditNames } from './audited.ts';
import { addDigitalLogCall } from './calls/add-digital-log.ts';
import { addObjectFileCall } from './calls/add-object-file.ts';
import { checkActCall } from './calls/check-act.ts';
import { copyTextCall } from './calls/copy-text.ts';
import { findInFileCall } from './calls/find-in-file.ts';
import { getBaseCall } from './calls/get-base.ts';
import { getFileCall } from './calls/get-file.ts';
import { getFileAddressCall } from './calls/get-file-address.ts';
import { getObjectCall } from './calls/get-object.ts';
import { getPageImageCall } from './calls/get-page-image.ts';
import { getPageMarksCall } from './calls/get-page-marks.ts';
import { getRepositoryCall } from './calls/get-repository.ts';
import { getRightsCall } from './calls/get-rights.ts';
import { getStaffCollectionCall } from './calls/get-staff-collection.ts';
import { getStaffObjectCall } from './calls/get-staff-object.ts';
import { getStudyCall } from './calls/get-study.ts';
import { getThesisCall } from './calls/get-thesis.ts';
import { listAttachmentsCall } from './calls/list-attachments.ts';
import { listBaseResourcesCall } from './calls/list-base-resources.ts';
import { listBasesCall } from './calls/list-bases.ts';
import { listChildBasesCall } from './calls/list-child-bases.ts';
import { listChildCollectionsCall } from './calls/list-child-collections.ts';
import { listEbooksCall } from './calls/list-ebooks.ts';
import { listFilesCall } from './calls/list-files.ts';
import { listHotBasesCall } from './calls/list-hot-bases.ts';
import { listHotObjectsCall } from './calls/list-hot-objects.ts';
import { listObjectsCall } from './calls/list-objects.ts';
import { listObjectsOfRecordCall } from './calls/list-objects-of-record.ts';
import { listPerformancesCall } from './calls/list-performances.ts';
import { listPoliciesCall } from './calls/list-policies.ts';
import { listRepositoriesCall } from './calls/list-repositories.ts';
import { listStaffCollectionsCall } from './calls/list-staff-collections.ts';
import { listStaffObjectsCall } from './calls/list-staff-objects.ts';
import { listThesesCall } from './calls/list-theses.ts';
import { openReadingCall } from './calls/open-reading.ts';
import { previewRightsCall } from './calls/preview-rights.ts';
import { putCollectionCall } from './calls/put-collection.ts';
import { putEntriesCall } from './calls/put-entries.ts';
import { putObjectCall } from './calls/put-object.ts';
import { putObjectFileCall } from './calls/put-object-file.ts';
import { putPolicyCall } from './calls/put-policy.ts';
import { readTextAgainCall } from './calls/read-text-again.ts';
import { removeCollectionCall } from './calls/remove-collection.ts';
import { removeObjectCall } from './calls/remove-object.ts';
import { removeObjectFileCall } from './calls/remove-object-file.ts';
import { removePolicyCall } from './calls/remove-policy.ts';
import { searchPagesCall } from './calls/search-pages.ts';
import { updateCollectionCoverCall } from './calls/update-collection-cover.ts';
import { collectionsOfUnits } from './collections-of-units.ts';
import { lookAtFiles } from './files/look-at-file.ts';
import { namedObjectFiles } from './files/named-object-files.ts';
import { keepableObjects } from './keepable-objects.ts';
import { objectsOfUnits } from './objects-of-units.ts';
import { publishDue } from './published/publish-due.ts';
import { searchableObjects } from './searchable-objects.ts';
import { orderWaitingTexts } from './text/order-waiting-texts.ts';
import { pagesChanged, pagesIndex } from './text/pages-index.ts';
import { readTexts } from './text/read-texts.ts';
import { createRestingDrawer } from './text/resting-drawer.ts';

/** Documents of the library that are files: collections, objects with their rights, and reading them. */
export const repository: Domain = {
  auditNames: repositoryAuditNames,
  calls: [
    addDigitalLogCall,
    addObjectFileCall,
    checkActCall,
    copyTextCall,
    findInFileCall,
    getBaseCall,
    getFileCall,
    getFileAddressCall,
    getObjectCall,
    getPageImageCall,
    getPageMarksCall,
    getRepositoryCall,
    getRightsCall,
    getStaffCollectionCall,
    getStaffObjectCall,
    getStudyCall,
    getThesisCall,
    listAttachmentsCall,
    listBaseResourcesCall,
    listBasesCall,
    listChildBasesCall,
    listChildCollectionsCall,
    listEbooksCall,
    listFilesCall,
    listHotBasesCall,
    listHotObjectsCall,
    listObjectsCall,
    listObjectsOfRecordCall,
    listPerformancesCall,
    listPoliciesCall,
    listRepositoriesCall,
    listStaffCollectionsCall,
    listStaffObjectsCall,
    listThesesCall,
    openReadingCall,
    previewRightsCall,
    putCollectionCall,
    putEntriesCall,
    putObjectCall,
    putObjectFileCall,
    putPolicyCall,
    readTextAgainCall,
    removeCollectionCall,
    removeObjectCall,
    removeObjectFileCall,
    removePolicyCall,
    searchPagesCall,
    updateCollectionCoverCall,
  ],
  background(deps) {
    const reader = createRestingDrawer();
    return {
      jobs: [
        lookAtFiles(deps),
        publishDue(deps),
        readTexts({ ...deps, pages: reader }),
        orderWaitingTexts(deps),
      ],
      stop: async () => reader.close(),
    };
  },
  demo: async () => (await import('./demo/seed-repository.ts')).repositorySeed,
  expiries: [{ table: 'reading_ticket', isOver: (now) => sql`expires_at < ${now.toISOString()}` }],
  files: [namedObjectFiles, namedCovers('digital_collection')],
  forgets: [forgetRows('reading_ticket')],
  hears: [pagesIndex.consumer],
  indexes: [pagesIndex],
  keepable: [keepableObjects],
  ofUnits: [collectionsOfUnits, objectsOfUnits],
  personal: [
    ownRows('reading-tickets', 'reading_ticket', {
      reader: 'patron_id',
      columns: ['object_id', 'file_id', 'act', 'reader_name', 'expires_at'],
    }),
  ],
  searchable: [searchableObjects],
  sends: [thingChanged, pagesChanged],
};
