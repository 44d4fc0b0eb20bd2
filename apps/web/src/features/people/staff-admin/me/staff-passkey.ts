import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { listStaffPasskeys } from '@lectern/contracts/people/staff/list-staff-passkeys';

/** A passkey of the member, as the call lists it. */
export type StaffPasskey = OutputOf<(typeof listStaffPasskeys)['output']>['passkeys'][number];
