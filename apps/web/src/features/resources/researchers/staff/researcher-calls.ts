import { getStaffResearcher } from '@lectern/contracts/resources/researchers/get-staff-researcher';
import { listStaffPublications } from '@lectern/contracts/resources/researchers/list-staff-publications';
import { listStaffResearchers } from '@lectern/contracts/resources/researchers/list-staff-researchers';

/** Calls of the staff's pages whose answers change when a person does. */
export const RESEARCHER_STAFF_CALLS = [getStaffResearcher, listStaffPublications, listStaffResearchers];
