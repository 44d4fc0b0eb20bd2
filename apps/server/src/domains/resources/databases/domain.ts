import type { Domain } from '../../../platform/domain.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { bibChanged } from '../../collection/catalogue/bib-changed.ts';
import { eresourceAuditNames } from './audit-names.ts';
import { addEresourceFileCall } from './calls/add-eresource-file.ts';
import { chooseEntranceCall } from './calls/choose-entrance.ts';
import { countFilterValuesCall } from './calls/count-filter-values.ts';
import { downloadEresourceFileCall } from './calls/download-eresource-file.ts';
import { exportEresourcesCall } from './calls/export-eresources.ts';
import { getEntranceChoicesCall } from './calls/get-entrance-choices.ts';
import { getEresourceCall } from './calls/get-eresource.ts';
import { getEresourceByOldPathCall } from './calls/get-eresource-by-old-path.ts';
import { getListChoicesCall } from './calls/get-list-choices.ts';
import { getStaffEresourceCall } from './calls/get-staff-eresource.ts';
import { importEresourcesCall } from './calls/import-eresources.ts';
import { listCollegesCall } from './calls/list-colleges.ts';
import { listDocTypesCall } from './calls/list-doc-types.ts';
import { listEresourceBehavioursCall } from './calls/list-eresource-behaviours.ts';
import { listEresourceNamesCall } from './calls/list-eresource-names.ts';
import { listEresourcesCall } from './calls/list-eresources.ts';
import { listEresourcesByLetterCall } from './calls/list-eresources-by-letter.ts';
import { listEresourcesByOldPathCall } from './calls/list-eresources-by-old-path.ts';
import { listHotEresourcesCall } from './calls/list-hot-eresources.ts';
import { listLabelsCall } from './calls/list-labels.ts';
import { listNewEresourcesCall } from './calls/list-new-eresources.ts';
import { listNewEresourcesForHomeCall } from './calls/list-new-eresources-for-home.ts';
import { listOfSameSubjectCall } from './calls/list-of-same-subject.ts';
import { listOfSameVendorCall } from './calls/list-of-same-vendor.ts';
import { listStaffEresourcesCall } from './calls/list-staff-eresources.ts';
import { listStatusesCall } from './calls/list-statuses.ts';
import { listSubjectsCall } from './calls/list-subjects.ts';
import { listTermsCall } from './calls/list-terms.ts';
import { listTrialsCall } from './calls/list-trials.ts';
import { listTrialsForHomeCall } from './calls/list-trials-for-home.ts';
import { listVendorsCall } from './calls/list-vendors.ts';
import { previewEresourceCall } from './calls/preview-eresource.ts';
import { putEresourceCall } from './calls/put-eresource.ts';
import { putTermCall } from './calls/put-term.ts';
import { rankEresourcesCall } from './calls/rank-eresources.ts';
import { removeEresourceCall } from './calls/remove-eresource.ts';
import { removeEresourceFileCall } from './calls/remove-eresource-file.ts';
import { removeTermCall } from './calls/remove-term.ts';
import { tryEntrancesCall } from './calls/try-entrances.ts';
import { collectionsInSearch } from './collections-in-search.ts';
import { eresourcesOfUnits } from './eresources-of-units.ts';
import { keepableEresources } from './keepable-eresources.ts';
import { namedEresourceFiles } from './named-eresource-files.ts';
import { searchableEresources } from './searchable-eresources.ts';
import { tellSources } from './tell-sources.ts';

/** Electronic databases: lists from A to Z, the way into each, and what staff say of them. */
export const databases: Domain = {
  auditNames: eresourceAuditNames,
  calls: [
    addEresourceFileCall,
    chooseEntranceCall,
    countFilterValuesCall,
    downloadEresourceFileCall,
    exportEresourcesCall,
    getEntranceChoicesCall,
    getEresourceByOldPathCall,
    getEresourceCall,
    getListChoicesCall,
    getStaffEresourceCall,
    importEresourcesCall,
    listCollegesCall,
    listDocTypesCall,
    listEresourceBehavioursCall,
    listEresourceNamesCall,
    listEresourcesByLetterCall,
    listEresourcesByOldPathCall,
    listEresourcesCall,
    listHotEresourcesCall,
    listLabelsCall,
    listNewEresourcesForHomeCall,
    listNewEresourcesCall,
    listOfSameSubjectCall,
    listOfSameVendorCall,
    listStaffEresourcesCall,
    listStatusesCall,
    listSubjectsCall,
    listTermsCall,
    listTrialsForHomeCall,
    listTrialsCall,
    listVendorsCall,
    previewEresourceCall,
    putEresourceCall,
    putTermCall,
    rankEresourcesCall,
    removeEresourceFileCall,
    removeEresourceCall,
    removeTermCall,
    tryEntrancesCall,
  ],
  collections: [collectionsInSearch],
  demo: async () => (await import('./demo/seed-databases.ts')).databaseSeed,
  files: [namedEresourceFiles],
  keepable: [keepableEresources],
  ofUnits: [eresourcesOfUnits],
  searchable: [searchableEresources],
  sends: [thingChanged, bibChanged],
  background: (deps) => ({ jobs: [tellSources(deps)] }),
};
