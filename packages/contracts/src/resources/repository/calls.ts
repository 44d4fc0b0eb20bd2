import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addDigitalLog } from './add-digital-log.ts';
import { addObjectFile } from './add-object-file.ts';
import { checkAct } from './check-act.ts';
import { copyText } from './copy-text.ts';
import { findInFile } from './find-in-file.ts';
import { getBase } from './get-base.ts';
import { getFile } from './get-file.ts';
import { getFileAddress } from './get-file-address.ts';
import { getObject } from './get-object.ts';
import { getPageImage } from './get-page-image.ts';
import { getPageMarks } from './get-page-marks.ts';
import { getRepository } from './get-repository.ts';
import { getRights } from './get-rights.ts';
import { getStaffCollection } from './get-staff-collection.ts';
import { getStaffObject } from './get-staff-object.ts';
import { getStudy } from './get-study.ts';
import { getThesis } from './get-thesis.ts';
import { listAttachments } from './list-attachments.ts';
import { listBaseResources } from './list-base-resources.ts';
import { listBases } from './list-bases.ts';
import { listChildBases } from './list-child-bases.ts';
import { listChildCollections } from './list-child-collections.ts';
import { listEbooks } from './list-ebooks.ts';
import { listFiles } from './list-files.ts';
import { listHotBases } from './list-hot-bases.ts';
import { listHotObjects } from './list-hot-objects.ts';
import { listObjects } from './list-objects.ts';
import { listObjectsOfRecord } from './list-objects-of-record.ts';
import { listPerformances } from './list-performances.ts';
import { listPolicies } from './list-policies.ts';
import { listRepositories } from './list-repositories.ts';
import { listStaffCollections } from './list-staff-collections.ts';
import { listStaffObjects } from './list-staff-objects.ts';
import { listTheses } from './list-theses.ts';
import { openReading } from './open-reading.ts';
import { previewRights } from './preview-rights.ts';
import { putCollection } from './put-collection.ts';
import { putEntries } from './put-entries.ts';
import { putObject } from './put-object.ts';
import { putObjectFile } from './put-object-file.ts';
import { putPolicy } from './put-policy.ts';
import { readTextAgain } from './read-text-again.ts';
import { removeCollection } from './remove-collection.ts';
import { removeObject } from './remove-object.ts';
import { removeObjectFile } from './remove-object-file.ts';
import { removePolicy } from './remove-policy.ts';
import { searchPages } from './search-pages.ts';
import { updateCollectionCover } from './update-collection-cover.ts';

export const REPOSITORY_CALLS: readonly AnyEndpoint[] = [
  addDigitalLog,
  addObjectFile,
  checkAct,
  copyText,
  findInFile,
  getBase,
  getFile,
  getFileAddress,
  getObject,
  getPageImage,
  getPageMarks,
  getRepository,
  getRights,
  getStaffCollection,
  getStaffObject,
  getStudy,
  getThesis,
  listAttachments,
  listBaseResources,
  listBases,
  listChildBases,
  listChildCollections,
  listEbooks,
  listFiles,
  listHotBases,
  listHotObjects,
  listObjects,
  listObjectsOfRecord,
  listPerformances,
  listPolicies,
  listRepositories,
  listStaffCollections,
  listStaffObjects,
  listTheses,
  openReading,
  previewRights,
  putCollection,
  putEntries,
  putObject,
  putObjectFile,
  putPolicy,
  readTextAgain,
  removeCollection,
  removeObject,
  removeObjectFile,
  removePolicy,
  searchPages,
  updateCollectionCover,
];
