import { getStaffCollection } from '@lectern/contracts/resources/repository/get-staff-collection';
import { getStaffObject } from '@lectern/contracts/resources/repository/get-staff-object';
import { listPolicies } from '@lectern/contracts/resources/repository/list-policies';
import { listStaffCollections } from '@lectern/contracts/resources/repository/list-staff-collections';
import { listStaffObjects } from '@lectern/contracts/resources/repository/list-staff-objects';
import { previewRights } from '@lectern/contracts/resources/repository/preview-rights';

/** Calls of the staff's pages whose answers change with collections, objects, files and rights. */
export const REPOSITORY_STAFF_CALLS = [
  getStaffCollection,
  getStaffObject,
  listPolicies,
  listStaffCollections,
  listStaffObjects,
  previewRights,
];
