import type { Permission } from '@lectern/contracts/people/staff/permissions';
import type { StaffPage } from '../../lib/staff/staff-page.ts';

/** Whether these permissions are enough for a page. */
export function maySee({ permissions }: StaffPage, held: readonly Permission[]): boolean {
  return permissions === undefined || permissions.some((one) => held.includes(one));
}
