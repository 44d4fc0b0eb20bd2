import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { listStaffEresources } from '@lectern/contracts/resources/databases/list-staff-eresources';
import { listTerms } from '@lectern/contracts/resources/databases/list-terms';

/** Calls of the staff's pages whose answers change when a database or a word of a list changes. */
export const ERESOURCE_STAFF_CALLS = [getStaffEresource, listStaffEresources, listTerms];
