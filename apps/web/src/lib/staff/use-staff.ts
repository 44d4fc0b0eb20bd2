import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { createContext, use } from 'react';

/** The member of the staff who is signed in, and where they work. */
export type Staff = OutputOf<(typeof getStaffSession)['output']>;

export const StaffContext = createContext<Staff | undefined>(undefined);

/** Who is signed in, for pages of the staff: `useStaff().desk.libraryCode`, `useStaff().may('circulation.override')`. */
export function useStaff(): Staff & { readonly may: (permission: Permission) => boolean } {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff outside of the pages of the staff');
  return { ...staff, may: (permission) => staff.permissions.includes(permission) };
}
