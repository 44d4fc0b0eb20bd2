import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addEresourceFile } from './add-eresource-file.ts';
import { chooseEntrance } from './choose-entrance.ts';
import { countFilterValues } from './count-filter-values.ts';
import { downloadEresourceFile } from './download-eresource-file.ts';
import { exportEresources } from './export-eresources.ts';
import { getEntranceChoices } from './get-entrance-choices.ts';
import { getEresource } from './get-eresource.ts';
import { getEresourceByOldPath } from './get-eresource-by-old-path.ts';
import { getListChoices } from './get-list-choices.ts';
import { getStaffEresource } from './get-staff-eresource.ts';
import { importEresources } from './import-eresources.ts';
import { listColleges } from './list-colleges.ts';
import { listDocTypes } from './list-doc-types.ts';
import { listEresourceBehaviours } from './list-eresource-behaviours.ts';
import { listEresourceNames } from './list-eresource-names.ts';
import { listEresources } from './list-eresources.ts';
import { listEresourcesByLetter } from './list-eresources-by-letter.ts';
import { listEresourcesByOldPath } from './list-eresources-by-old-path.ts';
import { listHotEresources } from './list-hot-eresources.ts';
import { listLabels } from './list-labels.ts';
import { listNewEresources } from './list-new-eresources.ts';
import { listNewEresourcesForHome } from './list-new-eresources-for-home.ts';
import { listOfSameSubject } from './list-of-same-subject.ts';
import { listOfSameVendor } from './list-of-same-vendor.ts';
import { listStaffEresources } from './list-staff-eresources.ts';
import { listStatuses } from './list-statuses.ts';
import { listSubjects } from './list-subjects.ts';
import { listTerms } from './list-terms.ts';
import { listTrials } from './list-trials.ts';
import { listTrialsForHome } from './list-trials-for-home.ts';
import { listVendors } from './list-vendors.ts';
import { previewEresource } from './preview-eresource.ts';
import { putEresource } from './put-eresource.ts';
import { putTerm } from './put-term.ts';
import { rankEresources } from './rank-eresources.ts';
import { removeEresource } from './remove-eresource.ts';
import { removeEresourceFile } from './remove-eresource-file.ts';
import { removeTerm } from './remove-term.ts';
import { tryEntrances } from './try-entrances.ts';

export const ERESOURCE_CALLS: readonly AnyEndpoint[] = [
  addEresourceFile,
  chooseEntrance,
  countFilterValues,
  downloadEresourceFile,
  exportEresources,
  getEntranceChoices,
  getEresourceByOldPath,
  getEresource,
  getListChoices,
  getStaffEresource,
  importEresources,
  listColleges,
  listDocTypes,
  listEresourceBehaviours,
  listEresourceNames,
  listEresourcesByLetter,
  listEresourcesByOldPath,
  listEresources,
  listHotEresources,
  listLabels,
  listNewEresourcesForHome,
  listNewEresources,
  listOfSameSubject,
  listOfSameVendor,
  listStaffEresources,
  listStatuses,
  listSubjects,
  listTerms,
  listTrialsForHome,
  listTrials,
  listVendors,
  previewEresource,
  putEresource,
  putTerm,
  rankEresources,
  removeEresource,
  removeEresourceFile,
  removeTerm,
  tryEntrances,
];
