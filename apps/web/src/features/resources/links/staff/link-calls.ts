import { listLinks } from '@lectern/contracts/resources/links/list-links';

/** Calls of the staff's page whose answers change when something is done with a link. */
export const LINK_STAFF_CALLS = [listLinks];
