/** Steps that a sign-in may still need. A session that is opened for one of them allows only the calls of this step. */
export const STEP_PURPOSES = ['second-factor', 'change-password', 'bind-contact'] as const;
export type StepPurpose = (typeof STEP_PURPOSES)[number];

/** What a session may be used for. */
export type SessionPurpose = 'full' | StepPurpose;

/**
 * Who may call, enforced once for every call before its handler runs: anyone (`public`), a reader with a full session (`patron`), also a
 * reader whose session is for one of the listed steps, any member of the staff (`staff`), or staff with one permission (see
 * staff/permissions.ts).
 */
export type Access =
  | 'public'
  | 'patron'
  | { readonly patron: readonly StepPurpose[] }
  | 'staff'
  | { readonly staff: string };

/** The access of calls that readers make. */
export type PatronAccess = Exclude<Access, 'public' | StaffAccess>;

/** The access of calls that staff make. */
export type StaffAccess = 'staff' | { readonly staff: string };

/** Whether a call is for readers, whatever the purpose of their session. */
export function isForPatrons(access: Access): access is PatronAccess {
  return access === 'patron' || (typeof access === 'object' && 'patron' in access);
}

/** Whether a call is for staff. */
export function isForStaff(access: Access): access is StaffAccess {
  return access === 'staff' || (typeof access === 'object' && 'staff' in access);
}

/** The permission that a call for staff asks for; undefined where every member of the staff may make it. */
export function permissionOf(access: StaffAccess): string | undefined {
  return access === 'staff' ? undefined : access.staff;
}

/** Whether a session of this purpose may make a call for readers. */
export function suffices(purpose: SessionPurpose, access: PatronAccess): boolean {
  return purpose === 'full' || (access !== 'patron' && access.patron.includes(purpose));
}

/** The access in a few words, for the API page: `patron, change-password`. */
export function accessWords(access: Access): string {
  if (typeof access === 'string') return access;
  return 'staff' in access ? `staff: ${access.staff}` : ['patron', ...access.patron].join(', ');
}
